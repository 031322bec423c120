import { expect, it } from 'vitest';
import texts from '../../../../translations/sl/quiz-editing.json' with { type: 'json' };
import { typeset } from './formulas/typeset.ts';
import { markdownFault, markdownFaultCodes, markdownFaultWords } from './markdown-faults.ts';

it('have a text each, for editors', () => {
  expect(Object.keys(texts.markdown).sort()).toEqual([...markdownFaultCodes].sort());
});

it('are said with their parts', () => {
  expect(markdownFaultWords(markdownFault('headingSkips', '####', '###'))).toBe('#### skips a level; write ###');
});

it.each([
  ['\\nic', 'latexUnknown', ['\\nic']],
  ['\\frac{a}{b', 'latexMissing', ['}']],
  ['a}', 'latexSurplus', ['}']],
  ['\\left( a', 'latexMissing', ['\\right']],
  ['a^', 'latexNothingAfter', ['^']],
  ['\\sqrt', 'latexNoArgument', ['\\sqrt']],
  ['a^2^3', 'latexTwoExponents', []],
  ['a_2_3', 'latexTwoIndices', []],
  ['I_{največji}', 'latexLetter', ['č']],
  ['\\href{https://example.com}{a}', 'formulaCommand', ['\\href']],
  ['\\begin{nic}a\\end{nic}', 'latexUnknown', ['\\begin{nic}']],
  ['\\middle|', 'latexOther', ['\\middle without preceding \\left']],
  ['', 'formulaEmpty', []],
])('tell what is wrong with the formula %s', (tex, code, parts) => {
  expect(typeset(tex, false)).toMatchObject({ kind: 'faulty', fault: { code, parts } });
});
