"""Questions on the rules, made and answered by the engine, for somebody who has only the pages.

`python -m tests.texts.questions --language it --game scarto --seed 1` prints the pages and twenty
questions, with `--answers` the right answers instead.
"""
