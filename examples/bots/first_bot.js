// first_bot: a bot for sengoku in plain JavaScript, for Node 20 or newer.
//
// It reads one JSON message a line and prints one answer a line. Nothing else may go
// to stdout; what you want to read yourself goes to stderr, by console.error. All
// messages are in docs/bot-protocol.md.
//
//     sengoku bot check "run:node first_bot.js" samurai
//     sengoku play samurai --bots "run:node first_bot.js"

"use strict";

const readline = require("node:readline");

// Kinds of actions by game, the best first. This is the place to begin!
const LIKES = {
    "samurai": ["build", "attack", "recruit", "take", "harvest", "ship", "step"],
    "shogun": ["build", "march", "land", "replace", "take", "bonus", "calm"],
};

let likes = [];
let drawn = 1;

// Learn which game it is. There are also the board, the words and the own seat.
function getReady(hello) {
    likes = LIKES[hello.game] ?? [];
    drawn = hello.seed + 1; // draw from nothing else: same seed, same game
    return { type: "ready", protocol: 1, name: "first_bot" };
}

// Choose from the offer. The observation is all that the own seat can see.
function answer(question) {
    const { number, offer } = question;
    const best = Math.max(...offer.map(worth));
    const good = offer.filter((choice) => worth(choice) === best);
    const because = `${good.length} of ${offer.length} looked equally good.`;
    return { type: "answer", number, id: good[below(good.length)].id, because };
}

// Say how good a choice is: its kind, less its price.
function worth(choice) {
    const price = Object.values(choice.price).reduce((sum, cost) => sum + cost, 0);
    const place = likes.indexOf(choice.action.kind);
    return -price - (place >= 0 ? place : likes.length);
}

// Draw a number from 0 to bound - 1 (xorshift: Math.random takes no seed).
function below(bound) {
    drawn ^= drawn << 13;
    drawn ^= drawn >>> 17;
    drawn ^= drawn << 5;
    return (drawn >>> 0) % bound;
}

function say(message) {
    process.stdout.write(JSON.stringify(message) + "\n");
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
    const message = JSON.parse(line);
    if (message.type === "hello") {
        say(getReady(message));
    } else if (message.type === "question") {
        say(answer(message));
    } else if (message.type === "end") {
        console.error("scores:", message.scores);
    }
});
