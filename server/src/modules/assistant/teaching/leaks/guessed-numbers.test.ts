import { readUnit } from '@navor/quantities';
import { describe, expect, it } from 'vitest';
import { asking } from './find-leak.fixture.ts';
import { findLeak } from './find-leak.ts';

const milliampere = readUnit('mA');
if (!milliampere) throw new Error('mA is a unit');
const key = 12 / 47;
const current = asking(
  [
    'Skozi upornik z uporom 47 Ω pri napetosti 12 V teče tok. Kolikšen je tok?',
    'A resistor of 47 Ω is connected to 12 V. What is the current?',
    'Ein Widerstand von 47 Ω liegt an 12 V. Wie groß ist der Strom?',
  ],
  { kind: 'number', value: key, unit: milliampere, isRight: (given) => Math.abs(given - key) <= 0.01 * key },
);

/** In milliamperes: the first one is right. */
const guesses = [255, 240, 300, 26, 564];

type Said = [talk: string, reply: string];
const heldBack = ([talk, reply]: Said) => findLeak([{ kind: 'text', text: reply }], [current], { talk, subject: null });

describe('a guess at an open question', () => {
  it.each<[string, (guess: number) => Said]>([
    ['converted', (guess) => [`convert ${guess} mA to A`, `${guess} mA = ${guess / 1000} A`]],
    ['converted in words', (guess) => [`Koliko A je ${guess} miliamperov?`, `To je ${guess / 1000} A.`]],
    ['doubled and halved', (guess) => [`2 · ${guess / 2} mA`, `2 · ${guess / 2} mA = ${guess} mA`]],
    ['made by other values', (guess) => [`U = ${guess} mV, R = 1 Ω`, `I = U / R = ${guess} mV / 1 Ω = ${guess} mA`]],
    ['told of other values', (guess) => [`Wie groß ist I bei ${guess} mV und 1 Ω?`, `Der Strom ist ${guess} mA.`]],
    [
      'asked for alone',
      (guess) => [`What does ${guess} mA mean?`, `${guess} mA are ${guess} thousandths of an ampere.`],
    ],
  ])('leaves where nobody speaks of the question, right or not: %s', (_, say) => {
    expect(guesses.map((guess) => heldBack(say(guess)))).toEqual(guesses.map(() => false));
  });

  it.each<[string, (guess: number) => Said]>([
    ['beside the values of it', (guess) => [`12 V, 47 Ω: ${guess} mA?`, `I = ${guess} mA`]],
    ['in another order and unit', (guess) => ['0,047 kΩ und 12000 mV', `Das ergibt ${guess / 1000} A.`]],
    ['over several turns', (guess) => ['Let a be 12 V.\nLet b be 47 Ω.\nHow about a / b?', `It is ${guess} mA.`]],
    ['with values that are nearly the same', (guess) => ['12 V na 47,01 Ω', `${guess} mA`]],
    ['without units', (guess) => ['12/47', `12/47 = ${guess / 1000}`]],
    ['without units, in two turns', (guess) => ['Take 12.\nDivide by 47.', `${guess / 1000}`]],
    ['in an equality with units', (guess) => [`Check it`, `12 V = 47 Ω · ${guess} mA`]],
    ['in an equality without units', (guess) => [`Preverite 12 = 47 · ${guess / 1000}`, `12 = 47 · ${guess / 1000}`]],
    ['in words', (guess) => ['Was sind zwölf Volt durch siebenundvierzig Ohm?', `${guess} mA`]],
    ['as a bound', (guess) => ['A resistor of 47 Ω is connected to 12 V.', `It is less than ${guess + 100} mA.`]],
    ['as a sum', (guess) => ['A resistor of 47 Ω is connected to 12 V.', `Add ${guess - 20} mA + 20 mA.`]],
  ])('is held back where the question is worked, right or not: %s', (_, say) => {
    expect(guesses.map((guess) => heldBack(say(guess)))).toEqual(guesses.map(() => true));
  });

  it('is held back where its only value is converted', () => {
    const ohm = readUnit('Ω');
    if (!ohm) throw new Error('Ω is a unit');
    const conversion = asking(['Koliko Ω je 4,7 kΩ?'], {
      kind: 'number',
      value: 4700,
      unit: ohm,
      isRight: (given) => given === 4700,
    });
    const talk = 'Convert 4.7 kΩ';
    const told = ['4.7 kΩ = 4700 Ω', '4.7 kΩ = 470 Ω', '5.6 kΩ = 5600 Ω'].map((text) => {
      return findLeak([{ kind: 'text', text }], [conversion], {
        talk: text.startsWith('4') ? talk : '',
        subject: null,
      });
    });
    expect(told).toEqual([true, true, false]);
  });
});
