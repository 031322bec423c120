import { describe, expect, it } from 'vitest';
import texts from '../../translations/sl/quiz-editing.json' with { type: 'json' };
import { type FaultCode, faultCodes, faultOf, faultWords } from './question-faults.ts';
import { preparedFrom, type WrittenQuestion } from './test-support/tools.ts';

it('have a text each', () => {
  expect(Object.keys(texts.checks).sort()).toEqual([...faultCodes].sort());
});

it('are said with their parts', () => {
  expect(faultWords(faultOf('otherDimension', 'A', 'V'))).toBe('The expression is in A, not in V');
  expect(faultWords(faultOf('unbalanced', ''))).toBe('A parenthesis has no partner');
});

const numeric = { type: 'numeric', answer: '1', unit: '' } as const;
const d = { range: [1, 5], step: 1, unit: 'm' };
const t = { range: [1, 5], step: 1, unit: 's' };
const twoWrong = ['a', 'b'].map((id) => ({ id, text: { sl: id } }));
const voltTwice = ['volt', 'volt ', 'ohm'].map((words, at) => ({ id: `o${at}`, text: { sl: words } }));
const formula = { type: 'formula', symbols: { a: { meaning: { sl: 'a' } } } } as const;

describe('a fault of a question', () => {
  it.each<[FaultCode, string[], WrittenQuestion]>([
    ['unknownName', ['X'], { ...numeric, answer: 'X' }],
    ['missingBeside', ['+'], { ...numeric, answer: '1 +' }],
    ['unbalanced', ['('], { ...numeric, answer: '(1 + 2' }],
    ['unexpected', ['?'], { ...numeric, answer: '1 ? 2' }],
    ['noUnit', ['blabla'], { ...numeric, unit: 'blabla' }],
    ['noValue', ['{{I}}'], { ...numeric, body: { sl: 'Tok {{I}}' } }],
    ['noKorean', [], { ...numeric, body: { sl: '전류' } }],
    ['noComparison', [], { ...numeric, constraints: ['1 + 2'] }],
    ['noDraw', [], { ...numeric, variables: { d }, constraints: ['d > 10'] }],
    ['reserved', ['sin'], { ...numeric, variables: { sin: d } }],
    ['isVariable', ['d'], { ...numeric, variables: { d }, derived: { d: { value: '1' } } }],
    ['rangeBackwards', [], { ...numeric, variables: { d: { ...d, range: [5, 1] } } }],
    ['circle', ['a, b'], { ...numeric, derived: { a: { value: 'b' }, b: { value: 'a' } } }],
    ['otherDimension', ['m/s', 'm'], { ...numeric, variables: { d, t }, answer: 'd / t', unit: 'm' }],
    ['unlikeTerms', ['m', 's'], { ...numeric, variables: { d, t }, answer: 'd + t', unit: 'm' }],
    ['plainArgument', ['sin', 'm'], { ...numeric, variables: { d }, answer: 'sin(d)' }],
    ['plainExponent', ['m'], { ...numeric, variables: { d }, answer: '2 ^ d' }],
    ['oneCorrect', [], { type: 'single-choice', options: twoWrong }],
    ['someCorrect', [], { type: 'multiple-choice', options: twoWrong }],
    ['idTaken', ['a'], { type: 'ordering', items: ['a', 'a', 'b'].map((id) => ({ id, text: { sl: id } })) }],
    ['sameText', ['volt'], { type: 'multiple-choice', options: voltTwice }],
    ['sameText', ['volt'], { type: 'ordering', items: voltTwice }],
    ['nothingToCompare', [], { type: 'short-text', accepted: { sl: ['…'] } }],
    ['slipIsAnswer', [], { ...formula, answer: 'a + a', slips: [{ value: '2 * a', feedback: { sl: 'Napaka' } }] }],
    ['notInForm', ['expanded'], { ...formula, answer: 'a * (a + 1)', form: 'expanded' }],
    ['noFormulas', [], { ...formula, answer: 'a', symbols: { a: { meaning: { sl: '$a$' } } } }],
    ['gapMissing', ['[[tok]]'], { type: 'blanks', text: { sl: 'Nič' }, gaps: { tok: numeric } }],
  ])('is told by its code and its parts: %s', async (code, parts, written) => {
    const { reported } = await preparedFrom(written);
    expect(reported.map(({ fault }) => fault)).toContainEqual({ code, parts });
  });
});
