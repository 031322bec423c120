import { prepareQuestion } from '@navor/questions/scoring';
import { questionShape } from '@navor/questions/shapes';
import { describe, expect, it } from 'vitest';
import { knownMessage } from './check-messages.ts';

const slip = (value: string) => ({ value, feedback: { sl: 'Napaka' } });
const numeric = { type: 'numeric', answer: '1', unit: '' };

/** What the checks say about a question; the rest of it is sound. */
async function saidAbout(written: Record<string, unknown>): Promise<string[]> {
  const source = questionShape.parse({
    topic: 'ohmov-zakon',
    body: { sl: 'Naloga' },
    solution: { sl: 'Rešitev' },
    ...written,
  });
  const said: string[] = [];
  await prepareQuestion(source, {
    rich: async (text) => text,
    report: (_, message) => {
      said.push(message);
    },
  });
  return said;
}

const U = { range: [1, 5], step: 1, unit: 'V' };
const R = { range: [1, 5], step: 1, unit: 'Ω' };

describe('everything that the checks say about a question', () => {
  it.each<[string, Record<string, unknown>]>([
    ['unknownName', { ...numeric, answer: 'X' }],
    ['missingBeside', { ...numeric, answer: '1 +' }],
    ['unbalanced', { ...numeric, answer: '(1 + 2' }],
    ['unexpected', { ...numeric, answer: '1 ? 2' }],
    ['noUnit', { ...numeric, unit: 'blabla' }],
    ['noValue', { ...numeric, body: { sl: 'Tok {{I}}' } }],
    ['noComparison', { ...numeric, constraints: ['1 + 2'] }],
    ['noDraw', { ...numeric, variables: { U }, constraints: ['U > 10'] }],
    ['reserved', { ...numeric, variables: { sin: U } }],
    ['isVariable', { ...numeric, variables: { U }, derived: { U: { value: '1' } } }],
    ['rangeBackwards', { ...numeric, variables: { U: { ...U, range: [5, 1] } } }],
    ['circle', { ...numeric, derived: { a: { value: 'b' }, b: { value: 'a' } } }],
    ['otherDimension', { ...numeric, variables: { U, R }, answer: 'U / R', unit: 'V' }],
    ['unlikeTerms', { ...numeric, variables: { U, R }, answer: 'U + R', unit: 'V' }],
    ['plainArgument', { ...numeric, variables: { U }, answer: 'sin(U)' }],
    ['plainExponent', { ...numeric, variables: { U }, answer: '2 ^ U' }],
    ['oneCorrect', { type: 'single-choice', options: ['a', 'b'].map((id) => ({ id, text: { sl: id } })) }],
    ['someCorrect', { type: 'multiple-choice', options: ['a', 'b'].map((id) => ({ id, text: { sl: id } })) }],
    ['idTaken', { type: 'ordering', items: ['a', 'a', 'b'].map((id) => ({ id, text: { sl: id } })) }],
    ['nothingToCompare', { type: 'short-text', accepted: { sl: ['…'] } }],
    [
      'slipIsAnswer',
      { type: 'formula', answer: 'a + a', symbols: { a: { meaning: { sl: 'a' } } }, slips: [slip('2 * a')] },
    ],
    [
      'notInForm',
      { type: 'formula', answer: 'a * (a + 1)', symbols: { a: { meaning: { sl: 'a' } } }, form: 'expanded' },
    ],
    ['noFormulas', { type: 'formula', answer: 'a', symbols: { a: { meaning: { sl: '$a$' } } } }],
    ['gapMissing', { type: 'blanks', text: { sl: 'Nič' }, gaps: { tok: numeric } }],
    ['noGap', { type: 'blanks', text: { sl: '[[tok]] [[moč]]' }, gaps: { tok: numeric } }],
    ['gapTwice', { type: 'blanks', text: { sl: '[[tok]] [[tok]]' }, gaps: { tok: numeric } }],
    ['gapInFormula', { type: 'blanks', text: { sl: '$[[tok]]$' }, gaps: { tok: numeric } }],
  ])('is known: %s', async (key, written) => {
    const known = (await saidAbout(written)).map((said) => ({ said, key: knownMessage(said)?.key }));
    expect(known).toContainEqual({ said: expect.any(String), key });
    expect(known.filter((message) => message.key === undefined)).toEqual([]);
  });
});

it('leaves what it does not know as it is', () => {
  expect(knownMessage('Unexpected end of input in a macro argument')).toBeNull();
});
