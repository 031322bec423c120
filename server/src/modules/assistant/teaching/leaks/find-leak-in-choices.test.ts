import { describe, expect, it } from 'vitest';
import { asking, bodies, leaks } from './find-leak.fixture.ts';

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
    extras: [],
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
