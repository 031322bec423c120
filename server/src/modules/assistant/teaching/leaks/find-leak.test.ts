import { evaluate as evaluateAt, readExpression, readUnit } from '@navor/quantities';
import type { Secret } from '@navor/questions/scoring';
import { describe, expect, it } from 'vitest';
import { asking, bodies, leaks } from './find-leak.fixture.ts';

function numberOf(value: number, unit: string, relative = 0.01): Secret {
  const read = readUnit(unit);
  if (!read) throw new Error(unit);
  return {
    kind: 'number',
    value,
    unit: read,
    isRight: (given) => Math.abs(given - value) <= relative * Math.abs(value) + 1e-12,
  };
}

const current = asking(bodies.current, numberOf(3, 'A'));
const small = asking(bodies.current, numberOf(1.25e-5, 'mA'));
const aboutCurrent = 'Skozi upornik 4 Ω pri napetosti 12 V, kolikšen je tok?';

describe('a number that is right', () => {
  it.each([
    'Tok je 3 A.',
    'I = 3,00 A',
    'The current is 3000 mA.',
    'It is 3·10^3 mA.',
    'It is 3.0e0 A',
    'tok znaša 3 000 mA',
    'Das sind 0,003 kA.',
    '$I = 3\\,\\mathrm{A}$',
    '\\(I = \\frac{12}{4}\\,\\text{A}\\)',
    '$$\\SI{3}{\\ampere}$$',
    '```\nI = 3 A\n```',
    '| U | I |\n| --- | --- |\n| 12 V | 3 A |',
    '**3** A',
    '<b>3</b>&nbsp;A',
    '&#51; A',
    '３ A',
    '3\u200b A',
    'The current is three amperes.',
    'Tok je tri ampere.',
    'Der Strom beträgt drei Ampere.',
    'three thousand milliamps',
    'tritisoč miliamperov ali tri tisoč miliamperov',
    'dreitausend Milliampere',
    'Izračunajte 12 V / 4 Ω.',
    'Divide: 12 V : 4 Ω',
    'Half of 6 A.',
    'Polovica od 6 A',
    'dvakrat 1,5 A',
    '6 A - 3 A',
    '3 V/Ω',
    '3 C/s',
  ])('is told with its unit whatever it is about: %j', (reply) => {
    expect(leaks(reply, current)).toBe(true);
  });

  it.each([
    'To je 3.',
    'The result is 3',
    'You get three.',
    'Es sind drei.',
    'Rezultat je tri.',
    'U / R = 12/4',
    'The answer is 3000 (in the smaller unit).',
    'It is more than 2.9 A and less than 3.1 A.',
    'Približno 3,2? Ne: med 2,9 A in 3,1 A.',
    'Its size is -3 A',
  ])('is told without its unit where it is about the question: %j', (reply) => {
    expect(leaks(reply, current, aboutCurrent)).toBe(true);
  });

  it.each([
    'It is 12.5 µA.',
    '1,25·10⁻⁵ A',
    'The digits are 1, 2, 5.',
    'one two point five',
    'Prva števka je 1, druga 2, tretja 5.',
    'Die Ziffern: 1 2 5',
    '1 2 . 5 µA',
    'about 13 µA',
  ])('is told rounded, in powers of ten and digit by digit: %j', (reply) => {
    expect(leaks(reply, small, aboutCurrent)).toBe(true);
  });
});

describe('what must pass', () => {
  it.each([
    ['Ohmov zakon povezuje napetost, tok in upor: U = R·I. Katero količino iščete?', aboutCurrent],
    ["Ohm's law says U = R·I. Which quantity is asked for?", aboutCurrent],
    ['Das ohmsche Gesetz lautet U = R·I. Welche Größe ist gesucht?', aboutCurrent],
    ['Napetost je 12 V, upor 4 Ω. Kaj morate deliti s čim?', aboutCurrent],
    ['There are 3 resistors in the figure and 2 nodes.', 'What is a node?'],
    ['See lesson 3, step 3.', aboutCurrent],
    ['1. Write the law.\n2. Solve it for I.\n3. Insert.', aboutCurrent],
    ['A car battery has 12 V.', 'What is a battery?'],
    ['The answer to life is 3.', 'Tell me about books.'],
    ['Ena kilovatna ura je 3,6 MJ.', 'Koliko je ena kilovatna ura?'],
    ['A 3 kW heater at 230 V takes 13 A.', 'What does a heater take?'],
    ['Valjček ima premer 3 mm.', 'Kateri valjček?'],
    ['The area grows with r^2, so three times the radius is nine times the area.', 'How does area grow?'],
    ['Passage [3] explains it.', aboutCurrent],
  ])('passes: %j', (reply, talk) => {
    expect(leaks(reply, current, talk)).toBe(false);
  });
});

describe('an expression that is right', () => {
  const names = ['m', 'v'];
  const read = (text: string) => {
    const reading = readExpression(text, { names, decimalComma: true, implicitProducts: true, left: '' });
    if (reading.kind !== 'expression') throw new Error(text);
    return reading.expression;
  };
  const at = { m: 1.7, v: 2.3 };
  const secret: Secret = {
    kind: 'expression',
    names,
    expression: read('m*v^2/2'),
    isRight: (given) => value(given) === value(read('m*v^2/2')),
  };
  const law = asking(bodies.law, secret);
  function value(expression: ReturnType<typeof read>): string {
    return evaluateAt(expression, at).toPrecision(9);
  }

  it.each([
    'W = m v^2 / 2',
    'W = ½ m v²',
    '$W_k = \\frac{1}{2} m v^2$',
    '\\[ \\frac{m v^{2}}{2} \\]',
    'The kinetic energy is 0,5·m·v·v.',
    '`m*v**2/2`',
  ])('is told in any form: %j', (reply) => {
    expect(leaks(reply, law)).toBe(true);
  });

  it.each(['Energy grows with the square of the speed.', 'p = m·v is the momentum.', 'W = F·s'])(
    'is not told: %j',
    (reply) => {
      expect(leaks(reply, law, 'kinetic energy of a body with mass m and speed v')).toBe(false);
    },
  );
});

describe('a word that is right', () => {
  const meter = asking(bodies.meter, {
    kind: 'words',
    variants: ['ampermeter', 'ammeter', 'Amperemeter', 'merilnik toka'],
  });
  const talk = 'Kako se imenuje merilnik električnega toka?';
  it.each([
    'To je ampermeter.',
    'Uporabite ampermetra.',
    'an AMMETER',
    'a-m-m-e-t-e-r',
    'A M M E T E R',
    'Das ist ein Amperemeter.',
    'Read backwards: retemma',
    '**am**meter',
  ])('is told: %j', (reply) => {
    expect(leaks(reply, meter, talk)).toBe(true);
  });

  it('is not told in what is about something else', () => {
    expect(leaks('An ammeter has a small resistance.', meter, 'Why do instruments matter in shunts?')).toBe(false);
  });
});
