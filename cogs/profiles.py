"""What a person has done in a server, as a picture."""

import discord

from bot.games import catalogue
from bot.texts import Texts
from cogs.hand_layout import words
from cogs.pictures import may_attach, pictured
from cogs.services import Press, reader_texts, services
from data import leaderboards, results
from data.leaderboards import ALL_GAMES
from rendering.profile import GameLine, Profile, draw_profile, profile_in_words

MATCHES = 200
"""How many of the newest matches the curve shows."""


async def show_profile(press: Press, person: discord.User | discord.Member, game: str) -> None:
    """Shows what the person has done in a game, or in all. Raises `UnknownGame`."""
    if game != ALL_GAMES:
        catalogue.find(game)
    texts = reader_texts(press)
    profile = await _profile(press, person, game, texts)
    if profile is None:
        name = discord.utils.escape_markdown(person.display_name)
        await press.response.send_message(view=words(texts.say("profile-none", name=name)))
    elif not may_attach(press):
        told = discord.utils.escape_markdown(profile_in_words(profile, texts))
        await press.response.send_message(view=words(told))
    else:
        picture = await services(press).artist.draw(draw_profile, profile, texts)
        layout, file = pictured(picture, "profile.png")
        await press.response.send_message(view=layout, file=file)


async def _profile(
    press: Press, person: discord.User | discord.Member, game: str, texts: Texts
) -> Profile | None:
    db, guild = services(press).database.reading, press.guild_id
    assert guild is not None
    standing = await leaderboards.of_player(db, guild, person.id, game)
    if standing is None:
        return None
    totals = await results.totals_of_player(db, guild, person.id, game, MATCHES)
    games: tuple[GameLine, ...] = ()
    if game == ALL_GAMES:
        found = await leaderboards.games_of_player(db, guild, person.id, catalogue.GAMES)
        games = tuple(
            GameLine(texts.say(f"game-{each.game}"), each.matches, each.wins, each.points)
            for each in found
        )
    return Profile(
        name=person.display_name,
        place=standing.place,
        matches=standing.matches,
        wins=standing.wins,
        points=standing.points,
        totals=totals,
        games=games,
        game=texts.say(f"game-{game}") if game else "",
    )
