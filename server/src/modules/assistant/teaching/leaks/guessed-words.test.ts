import { expect, it } from 'vitest';
import { asking, bodies } from './find-leak.fixture.ts';
import { findLeak } from './find-leak.ts';

const meter = asking(bodies.meter, { kind: 'words', variants: ['ampermeter', 'ammeter', 'Amperemeter'] });
const heldBack = (talk: string, reply: string) =>
  findLeak([{ kind: 'text', text: reply }], [meter], { talk, subject: meter });

it.each([
  ['What is an {}?', 'The {} is a device with two terminals. Where would you put it?'],
  ['Kaj je {}?', 'To je naprava; {} ima dve sponki. Kam bi ga priključili?'],
  ['Was ist ein {}?', 'Ein {} hat zwei Klemmen. Wo schließen Sie es an?'],
])('treats a guess that is said again alike, whether it is right or not: %j', (talk, reply) => {
  const guesses = ['ammeter', 'ampermeter', 'ohmmeter', 'voltmeter', 'barometer'];
  const told = guesses.map((guess) => heldBack(talk.replace('{}', guess), reply.replace('{}', guess)));
  expect(told).toEqual(guesses.map(() => true));
});

it.each([
  ['Please give me a hint.', 'Here is a hint: think of the unit. How are such instruments named?'],
  ['Ne vem, kako naj začnem.', 'Pomislite, kako takšne naprave vežemo. Kakšno upornost smejo imeti?'],
  ['Ich verstehe die Frage nicht.', 'Es geht um ein Gerät, das man in Reihe schaltet. Warum wohl?'],
])('leaves what only takes up how somebody asks: %j', (talk, reply) => {
  expect(heldBack(talk, reply)).toBe(false);
});
