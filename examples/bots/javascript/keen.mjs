#!/usr/bin/env node
// A bot for both games as a program of its own: metro2033 simulate --bots "exec:node keen.mjs,greedy".
// It looks at what each choice brings and costs (`outlook`) and at what it wastes (`caution`). docs/bot-protocol.md explains the lines.
import { createInterface } from "node:readline";

const KEEN = { complete: 9, capture: 8, attack: 5, take: 4, obtain: 4, recruit: 3, play: 3, use: 2, move: 1, pass: -1, tidy: -9 };
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

/** A small generator of random numbers, so that the same seed gives the same game. */
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const sum = (amounts) => Object.values(amounts ?? {}).reduce((total, amount) => total + amount, 0);

/** How good an option looks: its verb, what it brings and costs, what it would waste, and some luck among equals. */
function worth(option, luck) {
  const outlook = option.outlook ?? {};
  return (KEEN[option.verb] ?? 0) + 0.2 * (sum(outlook.gains) - sum(outlook.costs)) - (option.caution ? 4 : 0) + luck();
}

let luck = generator(1);
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "hello", protocol: 1, name: "Keen (JavaScript)", author: "Metro 2033 examples" });
  else if (message.type === "new_game") luck = generator(message.seed);
  else if (message.type === "question") {
    const worths = message.question.options.map((option) => worth(option, luck));
    say({ type: "answer", id: message.id, choice: worths.indexOf(Math.max(...worths)) });
  } else if (message.type === "quit") break;
}
process.exit(0);
