"""Discord's Markdown as the page shows it."""

import pytest
from playwright.async_api import Page, expect

from tests.loopback.support.controls import control
from tests.loopback.web.support.screens import Screens

pytestmark = pytest.mark.asyncio(loop_scope="module")


DRAW = """async (text) => {
  const { markdown } = await import("/web/text/markdown.js");
  const world = {
    user: (id) => (id === "1" ? { name: "Ada" } : null),
    channel: (id) => (id === "2" ? { name: "tables" } : null),
  };
  const holder = document.createElement("div");
  holder.append(...markdown(text, world));
  return holder.innerHTML;
}"""

TEXTS = {
    "plain": "plain",
    "**b** *i* _i_ __u__ ~~s~~": "<strong>b</strong> <em>i</em> <em>i</em> <u>u</u> <s>s</s>",
    "***both***": "<strong><em>both</em></strong>",
    "**out *in* out**": "<strong>out <em>in</em> out</strong>",
    r"\*as it is\*": "*as it is*",
    "snake_case_name 2 * 3 * 4": "snake_case_name 2 * 3 * 4",
    "`**code**`": '<code class="inline-code">**code**</code>',
    "```py\na < b\n```": '<pre tabindex="0"><code>a &lt; b</code></pre>',
    "# One\n## Two\n### Three\n-# small": (
        '<h1>One</h1><h2>Two</h2><h3>Three</h3><small class="subtext">small</small>'
    ),
    "#no heading": "#no heading",
    "> a\n> b\nc": "<blockquote>a\nb</blockquote>c",
    ">>> a\nb": "<blockquote>a\nb</blockquote>",
    "- a\n  - b\n- c": "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
    "3. a\n4. b": '<ol start="3"><li>a</li><li>b</li></ol>',
    "<@1> <@!1> <@9>": (
        '<button type="button" class="mention" aria-haspopup="menu" data-person="1">@Ada</button> '
        '<button type="button" class="mention" aria-haspopup="menu" data-person="1">@Ada</button> '
        '<span class="mention">@unknown-user</span>'
    ),
    "</table new:7>": (
        '<button type="button" class="mention" data-command="table new">/table new</button>'
    ),
    "<b>&amp;</b><script>": "&lt;b&gt;&amp;amp;&lt;/b&gt;&lt;script&gt;",
    "[x](javascript:alert(1))": "[x](javascript:alert(1))",
}


async def draw(page: Page, text: str) -> str:
    return str(await page.evaluate(DRAW, text))


async def test_marks_become_elements(screens: Screens) -> None:
    page = await screens.open(None)

    assert {text: await draw(page, text) for text in TEXTS} == TEXTS


async def test_links_open_elsewhere(screens: Screens) -> None:
    page = await screens.open(None)
    link = '<a href="{}" target="_blank" rel="noreferrer noopener">{}</a>'

    address = "https://example.org/a_b_(c)?d=1"

    assert await draw(page, f"See {address}.") == f"See {link.format(address, address)}."
    assert await draw(page, f"<{address}>") == link.format(address, address)
    assert await draw(page, "[**x**](https://e.org)") == link.format(
        "https://e.org", "<strong>x</strong>"
    )


async def test_a_channel_is_a_link(screens: Screens) -> None:
    page = await screens.open("ada")

    assert await draw(page, "<#2> <#3>") == (
        '<a class="mention" href="/?as=ada&amp;channel=2" data-channel="2">#tables</a> '
        '<span class="mention">#unknown</span>'
    )


async def test_the_address_of_a_message_is_a_link_to_its_channel(screens: Screens) -> None:
    page = await screens.open("ada")
    address, link = "https://discord.com/channels/1", '<a class="mention" href="/?as=ada&amp;'

    assert await draw(page, f"{address}/2/3, {address}/2") == (
        f'{link}channel=2" data-channel="2">#tables \u203a 💬</a>, '
        f'{link}channel=2" data-channel="2">#tables</a>'
    )
    assert f'<a href="{address}/9/3"' in await draw(page, f"{address}/9/3")


async def test_times_are_told_by_the_servers_clock(screens: Screens) -> None:
    page = await screens.open("ada")
    start = int(screens.loopback.clock.now)
    draw_time = """async (text) => {
      const { markdown } = await import("/web/text/markdown.js");
      document.querySelector(".welcome").append(...markdown(text, {}));
    }"""
    await page.evaluate(draw_time, f"<t:{start + 7300}:R><t:0:d>")

    times = page.locator(".welcome time")
    await expect(times).to_have_text(["in 2 hours", "01/01/1970"])
    await control(screens.loopback, "clock", advance_s=3700)
    await page.reload()
    await expect(page.locator(".welcome")).to_be_visible()
    await page.evaluate(draw_time, f"<t:{start + 7300}:R>")

    await expect(times).to_have_text(["in 59 minutes"])


async def test_a_spoiler_is_uncovered_by_a_press(screens: Screens) -> None:
    page = await screens.open("ada")
    await page.locator(".composer-input").fill("It was ||the king||")
    await page.keyboard.press("Enter")
    spoiler = page.get_by_role("button", name="Spoiler")
    await expect(spoiler.locator("span")).to_have_css("opacity", "0")

    await spoiler.click()

    await expect(spoiler.locator("span")).to_have_css("opacity", "1")
