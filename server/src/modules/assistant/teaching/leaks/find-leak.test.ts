import { evaluate as evaluateAt, readExpression, readUnit } from '@navor/quantities';
import type { Secret } from '@navor/questions/scoring';
import { describe, expect, it } from 'vitest';
import type { OpenQuestion } from '../../../quizzes/index.ts';
import { findLeak } from './find-leak.ts';

const bodies = {
  current: [
    'Skozi upornik z uporom 4 Ω pri napetosti 12 V teče tok. Kolikšen je tok?',
    'A resistor of 4 Ω is connected to 12 V. What is the current?',
    'Ein Widerstand von 4 Ω liegt an 12 V. Wie groß ist der Strom?',
  ],
  meter: [
    'Kako se imenuje merilnik električnega toka?',
    'What is the instrument called that measures electric current?',
  ],
  series: [
    'V zaporedni vezavi teče skozi vse upornike enak tok.',
    'In a series circuit the same current flows through all resistors.',
  ],
  unit: [
    'V kateri enoti merimo električno napetost?',
    'In which unit is voltage measured?',
    'In welcher Einheit wird die Spannung gemessen?',
  ],
  law: [
    'Izrazite kinetično energijo telesa z maso m in hitrostjo v.',
    'Express the kinetic energy of a body with mass m and speed v.',
  ],
  match: ['Povežite količine z enotami.', 'Match each quantity with its unit.'],
  order: [
    'Razvrstite predpone od najmanjše do največje.',
    'Put the prefixes in order from the smallest to the largest.',
  ],
};

function asking(texts: string[], ...secrets: Secret[]): OpenQuestion {
  return {
    ...{ attemptId: '00000000-0000-4000-8000-000000000001', position: 4, quizTitle: null },
    ...{ topicTitle: { sl: 'Ohmov zakon' }, bodies: texts, secrets },
  };
}

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
const leaks = (reply: string, question: OpenQuestion, talk = '') =>
  findLeak([{ kind: 'text', text: reply }], [question], { talk, subject: null });
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

describe('an option', () => {
  const item = (letter: string, ...texts: string[]) => ({ letter, texts });
  const unit = asking(bodies.unit, {
    kind: 'options',
    right: [item('b', 'v voltih', 'in volts', 'in Volt')],
    wrong: [item('a', 'v amperih', 'in amperes', 'in Ampere'), item('c', 'v metrih', 'in metres', 'in Metern')],
  });
  const talk = 'In which unit is voltage measured?';

  it.each([
    'The answer is B.',
    'odgovor je b',
    'Antwort B',
    'Option (b)',
    'B',
    'It is not A and not C.',
    'A is wrong.',
    'It cannot be metres.',
    'Metri odpadejo: to ni v metrih.',
    'Die erste Antwort scheidet aus.',
    'the second option',
    'druga možnost',
    'You measure it in volts.',
    'Napetost merimo v voltih.',
    'Spannung misst man in Volt.',
  ])('is told or ruled out: %j', (reply) => {
    expect(leaks(reply, unit, talk)).toBe(true);
  });

  it.each([
    ['Think of who built the first battery. Whose name do you know?', talk],
    ['Length is measured with a ruler.', 'How is length measured?'],
    ['The current I = U / R grows with the voltage.', 'How does the current grow?'],
    ['Kapaciteta se meri v faradih. Kaj veste o kondenzatorju?', 'Kaj je kapaciteta?'],
  ])('is not told: %j', (reply, about) => {
    expect(leaks(reply, unit, about)).toBe(false);
  });
});

describe('a verdict', () => {
  const series = asking(bodies.series, { kind: 'verdict', isTrue: true });
  const talk = 'V zaporedni vezavi teče skozi vse upornike enak tok?';
  it.each([
    'Da, drži.',
    'Yes, that is so.',
    'The statement is true.',
    'Trditev ne drži.',
    'Die Aussage ist richtig.',
    'In a series circuit the same current flows through all the resistors.',
  ])('is told: %j', (reply) => {
    expect(leaks(reply, series, talk)).toBe(true);
  });

  it.each(['Kam bi lahko tok odtekel med dvema upornikoma?', 'Where could charge go between two of them?'])(
    'is not told: %j',
    (reply) => {
      expect(leaks(reply, series, talk)).toBe(false);
    },
  );
});

describe('pairs and orders', () => {
  const item = (letter: string, ...texts: string[]) => ({ letter, texts });
  const match = asking(bodies.match, {
    kind: 'pairs',
    pairs: [
      { left: item('a', 'napetost', 'voltage'), right: item('c', 'volt', 'volt') },
      { left: item('b', 'tok', 'current'), right: item('a', 'amper', 'ampere') },
    ],
  });
  const prefixes = asking(bodies.order, {
    kind: 'order',
    items: [item('b', 'mili', 'milli'), item('c', 'kilo', 'kilo'), item('a', 'mega', 'mega')],
  });

  it.each(['a-c', 'A → C, B → A', 'Voltage belongs to volt.', '| napetost | volt |', 'Napetost merimo v voltih.'])(
    'are told: %j',
    (reply) => {
      expect(leaks(reply, match, 'Match each quantity with its unit.')).toBe(true);
    },
  );

  it.each([
    'b, c, a',
    'b c a',
    'First milli, then kilo.',
    'milli < kilo < mega',
    '- milli\n- kilo\n- mega',
    'Milli comes first.',
    'Najprej mili.',
  ])('are told in their order: %j', (reply) => {
    expect(leaks(reply, prefixes, 'Put the prefixes in order from the smallest to the largest.')).toBe(true);
  });

  it.each([
    [
      'Which power of ten does each prefix stand for?',
      prefixes,
      'Put the prefixes in order from the smallest to the largest.',
    ],
    ['What does each instrument measure?', match, 'Match each quantity with its unit.'],
  ])('are not told: %j', (reply, question, talk) => {
    expect(leaks(reply, question, talk)).toBe(false);
  });
});

it('holds back every option that is a quantity alike, so that asking for each tells nothing', () => {
  const items = ['2 A', '3 A', '4 A'].map((text, at) => ({ letter: 'abc'[at] ?? '', texts: [text] }));
  const told = items.map((right) => {
    const wrong = items.filter((item) => item !== right);
    const question = asking(['How large is the current?'], { kind: 'options', right: [right], wrong });
    return ['2 A = 2000 mA', '3 A = 3000 mA', '4 A = 4000 mA', '5 A = 5000 mA'].map((reply) => leaks(reply, question));
  });
  expect(told).toEqual(Array(3).fill([true, true, true, false]));
});
