// boardgame.io's server with its storage in memory, and a card game whose views are about as large as those of Breakthrough:
// 130 cards, five in each hand, places on a map, a market, a deck nobody sees. A move plays a card and draws another; a turn
// is four moves. `playerView` takes the deck and other hands away, as our views do. PORT comes from the environment.
const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const CARDS = 130;
const HAND = 5;
const PLACES = 12;
const MARKET = 3;
const DISCARDS = 60;

const nameOf = (number) => `card_of_the_deck_${number}`;

function setup({ random }) {
  const deck = random.Shuffle(Array.from({ length: CARDS }, (_, number) => nameOf(number)));
  const seats = ['0', '1'].map((seat) => ({
    seat,
    faction: `faction_${seat}`,
    hand: deck.splice(0, HAND),
    down: 0,
    up: 5,
    supply: 5,
    owned: 5,
    keepPrice: 1,
    done: false,
    played: 0,
    places: Array.from({ length: PLACES / 2 }, () => null),
  }));
  return { round: 0, attack: null, payment: null, winner: null, deck, discard: [], market: deck.splice(0, MARKET), seats };
}

function play({ G, ctx, playerID, random }, card, place) {
  const seat = G.seats[playerID];
  if (!Number.isInteger(card) || seat.hand[card] === undefined || seat.places[place] === undefined) return INVALID_MOVE;
  if (seat.places[place] !== null) G.discard.push(seat.places[place]);
  seat.places[place] = seat.hand[card];
  if (G.discard.length > DISCARDS) G.deck = random.Shuffle(G.deck.concat(G.discard.splice(0)));
  seat.hand[card] = G.deck.pop();
  seat.played += 1;
  seat.supply = 1 + (seat.played % 9);
  seat.up = 5 + (seat.played % 3);
  G.round = ctx.turn;
}

function playerView({ G, playerID }) {
  const { deck, seats, ...open } = G;
  return {
    ...open,
    viewer: playerID,
    deck: deck.length,
    seats: seats.map(({ hand, ...rest }) => ({
      ...rest,
      handCount: hand.length,
      hand: rest.seat === playerID ? hand : [],
    })),
  };
}

const game = { setup, playerView, moves: { play }, turn: { minMoves: 4, maxMoves: 4 }, minPlayers: 2, maxPlayers: 2 };
const server = Server({
  games: [
    { ...game, name: 'whole' },
    { ...game, name: 'patches', deltaState: true },
  ],
  origins: [],
});
server.run({ port: Number(process.env.PORT) || 0 }).then(({ appServer }) => console.log(`PORT ${appServer.address().port}`));
