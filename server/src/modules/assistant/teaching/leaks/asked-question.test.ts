import { readUnit } from '@navor/quantities';
import type { Secret } from '@navor/questions/scoring';
import { describe, expect, it } from 'vitest';
import type { OpenQuestion } from '../../../quizzes/index.ts';
import { findLeak } from './find-leak.ts';

const place = { attemptId: '00000000-0000-4000-8000-000000000001', position: 4 };

function asking(bodies: string[], secret: Secret): OpenQuestion {
  return { ...place, quizTitle: null, topicTitle: { sl: 'Ohmov zakon' }, bodies, secrets: [secret] };
}

const leaks = (reply: string, question: OpenQuestion) =>
  findLeak([{ kind: 'text', text: reply }], [question], { talk: '', subject: place });

const milliampere = readUnit('mA');
if (!milliampere) throw new Error('mA is a unit');
const key = 12 / 47;
const current = asking(
  [
    'Skozi upornik z uporom 47 Ω pri napetosti 12 V teče tok. Kolikšen je tok?',
    'A resistor of 47 Ω is connected to 12 V. What is the current?',
  ],
  { kind: 'number', value: key, unit: milliampere, isRight: (given) => Math.abs(given - key) <= 0.01 * key },
);

describe('the number of a question that is asked for', () => {
  it.each([
    ['approximately a quarter of an ampere', 'četrtina ampera', 'roughly 1/4 A', 'a little over 250 mA'],
    ['divide 12 by 47', 'delite 12 V s 47 Ω', 'teilen Sie 12 durch 47', 'the quotient of 12 and 47', '12:47'],
    ['dvestopetinpetdeset miliamperov', '.255 A', '255 mА', '255 ma', '255 mamps', '255 Milliampère', '²⁵⁵ mA'],
    ['$\\frac{12\\,\\mathrm V}{47\\,\\Omega}$', 'It starts with 2.', 'Stotice 2, desetice 5, enice 5', '552 backwards'],
  ])('is told: %j', (...replies) => {
    expect(replies.filter((reply) => !leaks(reply, current))).toEqual([]);
  });

  it.each([
    [
      'Great!',
      'Yep!',
      'That looks good.',
      'I get the same.',
      'Close!',
      'You forgot to convert to mA.',
      '✅',
      'Higher.',
    ],
    [
      'Tako je.',
      'Žal ne.',
      'Vaš rezultat drži.',
      'Pozabili ste pretvoriti v mA.',
      'V računu je napaka.',
      'Strinjam se.',
    ],
    ['Sehr gut!', 'Leider nein.', 'Ihr Ergebnis passt.', 'Sie haben vergessen umzurechnen.', 'Ich komme auf dasselbe.'],
  ])('is not judged: %j', (...replies) => {
    expect(replies.filter((reply) => !leaks(reply, current))).toEqual([]);
  });

  it.each([
    'Zapišite Ohmov zakon. Katero količino poznate?',
    "Ohm's law connects voltage, current and resistance. Which of them is asked for?",
    'Der Widerstand ist 47 Ω, die Spannung 12 V. Welches Gesetz verbindet sie?',
    'Zmnožka sta dva. Kateri vsebuje tok?',
    'Convert everything into base units first. Which unit has the resistance?',
  ])('is hinted at: %j', (reply) => {
    expect(leaks(reply, current)).toBe(false);
  });
});

describe('the option of a question that is asked for', () => {
  const item = (letter: string, ...texts: string[]) => ({ letter, texts });
  const lamp = asking(
    [
      'Dve enaki žarnici sta vezani vzporedno. Eno odvijete. Kaj se zgodi z drugo?',
      'Two equal lamps are in parallel. You unscrew one. What happens to the other?',
    ],
    {
      kind: 'options',
      right: [item('b', 'Sveti enako močno kot prej.', 'It is as bright as before.')],
      wrong: [
        item(
          'a',
          'Sveti šibkeje, ker se je upornost povečala.',
          'It gets dimmer, because the resistance has increased.',
        ),
        item('c', 'Ugasne, ker je tokokrog prekinjen.', 'It goes out, because the circuit is broken.'),
      ],
    },
  );

  it.each([
    ['Choose B', 'I would pick B.', 'It’s b.', 'The second one.', 'option 2', 'between A and C', 'Not a, or c'],
    ['Izberite B.', 'Druga.', 'možnost 2', 'C lahko prečrtate.', 'Sveti prav tako močno.'],
    [
      'Nehmen Sie B.',
      'Die zweite.',
      'Antwort 2',
      'C können Sie streichen.',
      'It stays equally bright, just as before.',
    ],
  ])('is told: %j', (...replies) => {
    expect(replies.filter((reply) => !leaks(reply, lamp))).toEqual([]);
  });

  it.each([
    'Na kateri napetosti je vsaka veja? Narišite vezje.',
    'Each branch has a voltage of its own across it. What sets it here?',
    'Zeichnen Sie die Schaltung. Welche Spannung liegt an jedem Zweig?',
  ])('is hinted at: %j', (reply) => {
    expect(leaks(reply, lamp)).toBe(false);
  });
});

describe('the statement that is asked for', () => {
  const fuse = asking(
    [
      'Na tokokrogu 230 V s 16-ampersko varovalko so vklopljeni porabniki 1800 W, 750 W in 700 W. Trditev: skupni tok preseže tok varovalke.',
      'Loads of 1800 W, 750 W and 700 W run on a 230 V circuit with a 16 A fuse. Claim: the total current exceeds that of the fuse.',
    ],
    { kind: 'verdict', isTrue: false },
  );

  it.each([
    ['It is true.', 'That holds.', 'Choose "false".', 'Absolutely.', 'The current is 14.1 A.', 'P = 3250 W'],
    ['To drži.', 'To je res.', 'Izberite „ne drži“.', 'Seveda.', 'Skupni tok varovalke ne preseže.'],
    ['Das ist wahr.', 'Nicht falsch.', 'Wählen Sie „richtig“.', 'Natürlich.', 'I = 14,1 A'],
  ])('is told: %j', (...replies) => {
    expect(replies.filter((reply) => !leaks(reply, fuse))).toEqual([]);
  });

  it.each([
    'Moči porabnikov seštejte. Kako iz moči dobite tok?',
    'Add up the powers. Which equation leads from power to current?',
    'Uporabite pravilo za moč pri 230 V. Kaj primerjate?',
  ])('is hinted at: %j', (reply) => {
    expect(leaks(reply, fuse)).toBe(false);
  });
});
