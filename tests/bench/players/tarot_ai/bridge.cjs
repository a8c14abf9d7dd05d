// Answers the questions of `--pipe` for cards with what adrsr/tarot-ai would play.
'use strict';

const { createRequire } = require('node:module');
const path = require('node:path');
const { createInterface } = require('node:readline');

const EXCUSE = 'EXC';
const SUITS = { S: 'Spade', H: 'Heart', D: 'Diamond', C: 'Club', T: 'Trump' };
const COURTS = { J: 11, C: 12, Q: 13, K: 14 };

// The class of the checkout, compiled by the compiler that the checkout itself is built with.
function classOf(checkout) {
  const { buildSync } = createRequire(path.join(checkout, 'package.json'))('esbuild');
  const built = buildSync({
    entryPoints: [path.join(checkout, 'src', 'ai.ts')],
    bundle: true,
    format: 'cjs',
    platform: 'node',
    write: false,
  });
  const module = { exports: {} };
  new Function('module', 'exports', built.outputFiles[0].text)(module, module.exports);
  return module.exports.ArtificialIntelligence;
}

// A card as the program has it: the Excuse is its trump 0.
function cardOf(code) {
  if (code === EXCUSE) return { suit: SUITS.T, rank: 0 };
  const rank = code.slice(1);
  return { suit: SUITS[code[0]], rank: COURTS[rank] ?? Number(rank) };
}

// The hand as it was dealt, before the dog and the discard.
function dealt({ seat, tricks, trick, hand, discarded, taken_up }) {
  const played = [...tricks, trick].flatMap(({ seats, cards }) =>
    cards.filter((_, turn) => seats[turn] === seat));
  return [...hand, ...played, ...discarded].filter(code => !taken_up.includes(code));
}

// One who has seen all that this seat has seen. Nothing is kept between questions, as in side
// duels the same program sits on several seats.
function seated(Player, question) {
  const player = new Player();
  player.hand = dealt(question).map(cardOf);
  player.position = question.seat;
  player.takerPosition = question.roles.indexOf('taker');
  for (const { seats, cards } of [...question.tricks, question.trick])
    cards.forEach((code, turn) => {
      player.playedCard = { playerPosition: seats[turn], playedCard: cardOf(code) };
    });
  return player;
}

// Its luck is the contest's, so that the same contest can be played again (xorshift).
function luck(seed) {
  let state = seed || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

function main(checkout) {
  const Player = classOf(checkout);
  let asked = 0;
  let wrong = 0;
  const questions = createInterface({ input: process.stdin });
  questions.on('line', line => {
    const question = JSON.parse(line);
    const codes = question.legal.filter(code => !code.includes('.'));
    Math.random = luck(question.chance);
    const chosen = seated(Player, question).playCard(codes.map(cardOf));
    const legal = codes.find(code => {
      const { suit, rank } = cardOf(code);
      return suit === chosen?.suit && rank === chosen.rank;
    });
    asked += 1;
    if (legal === undefined) wrong += 1;
    process.stdout.write(`${JSON.stringify(legal ?? codes[0])}\n`);
  });
  questions.on('close', () => {
    process.stderr.write(`${wrong} of ${asked} cards were illegal and replaced by a legal one.\n`);
  });
}

main(process.argv[2]);
