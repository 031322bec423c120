import { languages } from '@navor/languages';
import type { Secret, SecretItem } from '@navor/questions/scoring';
import { beforeAll, expect, it } from 'vitest';
import { starterQuestions } from '../../../../test-support/starter-questions.ts';
import type { OpenQuestion } from '../../../quizzes/index.ts';
import { findLeak } from './find-leak.ts';

type Started = { name: string; open: OpenQuestion };
let questions: Started[];
beforeAll(async () => {
  questions = await starterQuestions();
});

type Of<Kind extends Secret['kind']> = Extract<Secret, { kind: Kind }>;

function secretsOf<Kind extends Secret['kind']>(kind: Kind): (Started & { secret: Of<Kind> })[] {
  return questions.flatMap(({ name, open }) =>
    open.secrets.flatMap((secret) => (secret.kind === kind ? [{ name, open, secret: secret as Of<Kind> }] : [])),
  );
}

/** To somebody who has attached the question, and to somebody who has typed it. */
function isHeldBack(reply: string, open: OpenQuestion, isAttached: boolean, language: number): boolean {
  const { attemptId, position, bodies } = open;
  const topic = isAttached
    ? { talk: '', subject: { attemptId, position } }
    : { talk: bodies[language] ?? '', subject: null };
  return findLeak([{ kind: 'text', text: reply }], [open], topic);
}

const sayings: Record<string, (option: string) => string> = {
  named: (option) => option,
  affirmed: (option) => `I would say: ${option}`,
  praised: (option) => `Odlično, ${option}`,
  'ruled out': (option) => `Nicht: ${option}`,
  'asked back': (option) => `Think of this: ${option}. What do you make of it?`,
};

it.each(Object.entries(sayings))('treats each option of the starter quizzes alike where it is %s', (_, say) => {
  const asked = secretsOf('options');
  expect(asked.length).toBeGreaterThan(10);
  const uneven = asked.flatMap(({ name, open, secret: { right, wrong } }) =>
    cases((isAttached, language) => {
      const told = [...right, ...wrong].map((option) =>
        isHeldBack(say(textIn(option, language)), open, isAttached, language),
      );
      return told.every(Boolean) ? [] : [`${name} ${languages[language]} ${told}`];
    }),
  );
  expect(uneven).toEqual([]);
});

it('treats each pair of the starter quizzes alike, whether its sides belong together or not', () => {
  const uneven = secretsOf('pairs').flatMap(({ name, open, secret: { pairs, extras } }) =>
    cases((isAttached, language) => {
      const rights = [...pairs.map(({ right }) => right), ...extras];
      const told = pairs.flatMap(({ left }) =>
        rights.map((right) =>
          isHeldBack(`${textIn(left, language)}: ${textIn(right, language)}`, open, isAttached, language),
        ),
      );
      return told.every(Boolean) ? [] : [`${name} ${languages[language]} ${told}`];
    }),
  );
  expect(uneven).toEqual([]);
});

it('treats each order of the starter quizzes alike, whether it is right or not', () => {
  const uneven = secretsOf('order').flatMap(({ name, open, secret: { items } }) =>
    cases((isAttached, language) => {
      const orders = [items, items.toReversed(), [...items.slice(1), ...items.slice(0, 1)]];
      const told = orders.map((order) =>
        isHeldBack(order.map((item) => `- ${textIn(item, language)}`).join('\n'), open, isAttached, language),
      );
      return told.every(Boolean) ? [] : [`${name} ${languages[language]} ${told}`];
    }),
  );
  expect(uneven).toEqual([]);
});

function cases(check: (isAttached: boolean, language: number) => string[]): string[] {
  return [true, false].flatMap((isAttached) => languages.flatMap((_, language) => check(isAttached, language)));
}

function textIn({ texts }: SecretItem, language: number): string {
  return texts[language] ?? texts[0] ?? '';
}
