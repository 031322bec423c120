import { readUnit } from '@navor/quantities';
import { expect, it } from 'vitest';
import type { OpenQuestion } from '../../quizzes/index.ts';
import { findLeak } from './leaks/find-leak.ts';
import { hasOwnAttempt, isTask } from './own-attempt.ts';
import { oneStep } from './rules/one-step.ts';
import { withoutNewNumbers } from './rules/other-numbers.ts';
import { isInOtherLanguage } from './rules/spoken-language.ts';
import { withoutContradiction } from './rules/verdicts.ts';

const ampere = readUnit('A');
if (!ampere) throw new Error('A is a unit');
const item = (letter: string, text: string) => ({ letter, texts: [text] });
const subject = { attemptId: '00000000-0000-4000-8000-000000000001', position: 1 };
const open: OpenQuestion = {
  ...{ ...subject, quizTitle: null, topicTitle: { sl: 'Ohm' } },
  bodies: ['A resistor of 4 Ω is connected to 12 V. What is the current?'],
  secrets: [
    { kind: 'number', value: 3, unit: ampere, isRight: (given) => Math.abs(given - 3) < 0.03 },
    { kind: 'words', variants: ['ammeter'] },
    { kind: 'options', right: [item('a', 'the ammeter')], wrong: [item('b', 'the voltmeter')] },
    { kind: 'pairs', pairs: [{ left: item('a', 'current'), right: item('b', 'ampere') }], extras: [] },
  ],
};

/** Everything that reads what a model, or a learner, has written. */
const readers: Record<string, (text: string) => unknown> = {
  leak: (text) => findLeak([{ kind: 'text', text }], [open], { talk: '', subject }),
  talk: (talk) => findLeak([{ kind: 'text', text: 'So?' }], [open], { talk, subject: null }),
  attempt: hasOwnAttempt,
  task: isTask,
  step: oneStep,
  numbers: (text) => withoutNewNumbers(text, 'What is the current at 12 V?'),
  language: (text) => isInOtherLanguage(text, 'en'),
  contradiction: (text) => withoutContradiction(text, 'wrong'),
};

const signs = [
  ...[
    '.',
    '?',
    '…',
    ' ',
    '\n',
    '\t',
    '\r\n',
    '"',
    '„',
    '(',
    '[',
    '{',
    '$',
    '`',
    '*',
    '_',
    '#',
    '-',
    '=',
    '/',
    '^',
    '\\',
  ],
  ...['|', ',', ':', '<', '&', '0', 'a', 'A', 'č', '1 ', '1.', 'a ', '. ', '.\n', '\n>', '\n1. ', '\n- ', '\\(', '\\['],
  ...['\\frac{', '<!--', '<a ', 'sqrt(', '12 V ', '1 + ', 'one ', '²', '٣', 'npr. ', '&nbsp;', '1.1 ', 'A, '],
];

it.each(signs)('takes no more than four times as long for four times as many: %j', (sign) => {
  for (const [name, read] of Object.entries(readers)) {
    const [short, long] = [5_000, 20_000].map((length) => {
      const text = `${sign.repeat(length / sign.length)}x`;
      const before = process.cpuUsage();
      read(text);
      return process.cpuUsage(before).user / 1000;
    });
    // Twice over and some time to warm up: what starts anew at each sign takes sixteen times as long.
    expect(long, name).toBeLessThan(400 + 8 * (short ?? 0));
  }
});
