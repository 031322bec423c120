import type { View } from '@navor/questions';
import { expect, it } from 'vitest';
import { responseFromWords } from './response-from-words.ts';

const answerIn = (words: string, view: object) => {
  const response = responseFromWords(words, view as View);
  if (response === null) return null;
  return 'text' in response ? response.text : 'choice' in response ? response.choice : undefined;
};
const choices = (...texts: string[]) => ({
  type: 'single-choice',
  options: texts.map((html, at) => ({ letter: 'abcdef'[at] ?? '', html })),
});
const units = choices('V', 'W', 'Ω');

it.each([
  ['I have no idea', null],
  ['I would like a hint', null],
  ['I think, what is V?', null],
  ['I think it is not V', null],
  ['Ich glaube nicht, dass es V ist', null],
  ['Mislim, da ni V', null],
  ['I got 3 A in step 2', null],
  ['I think it is V', 'a'],
  ['I think V.', 'a'],
  ['Mislim, da je W', 'b'],
  ['Ich glaube, dass es Ω ist', 'c'],
  ['mislim, da B', 'b'],
  ['I think the answer is C, because of the law.', 'c'],
  ['Ich denke B', 'b'],
  ['b', 'b'],
])('an option is chosen as a whole word, where an answer stands: %s', (words, letter) => {
  expect(answerIn(words, units)).toBe(letter);
});

it.each([
  ['I got 3 A in step 2', choices('2', '4'), null],
  ['I have used 12 V and 4 Ω, what now?', choices('4 Ω', '3 Ω'), null],
  ['I got 3 Ω, is that right?', choices('4 Ω', '3 Ω'), 'b'],
  ['I think it is the ammeter', choices('the voltmeter', 'the ammeter'), 'b'],
  ['I think in series', choices('series', 'in series', 'parallel'), 'b'],
  ['I got 3 A', choices('current', 'voltage'), null],
])('%s of %j', (words, view, letter) => {
  expect(answerIn(words, view)).toBe(letter);
});

it.each([
  ['I got 3 A in step 2', '3 A'],
  ['I got 3 A, is that right?', '3 A'],
  ['12 V / 4 Ω = 3 A', '3 A'],
  ['Zdaj sem dobil 3,2 mA.', '3,2 mA'],
  ['Rezultat znaša 3 A pri tem uporu', '3 A'],
  ['Ich habe 48 A erhalten.', '48 A'],
  ['Es beträgt etwa 3 A', '3 A'],
  ['I think 3 A', '3 A'],
  ['I have used 12 V and 4 Ω, what now?', null],
  ['I have used 12 V', null],
  ['Uporabil sem 12 V in 4 Ω', null],
  ['I did step 2', null],
  ['I think it is not 3 A', null],
  ['Ist es 3 A?', null],
])('a number is answered after a word for it, a sign of equality, or alone: %s', (words, text) => {
  expect(answerIn(words, { type: 'numeric' })).toBe(text);
});

it.each([
  ['I think it is true', true],
  ['I think that it is false.', false],
  ['Mislim, da drži', true],
  ['Mislim, da ne drži', false],
  ['Das stimmt nicht', false],
  ['Ich denke, das stimmt', true],
  ['It is not true', false],
  ['not false', null],
  ['Is it true?', null],
  ['I have no idea', null],
  ['Ich weiß nicht, ob das stimmt', null],
])('a verdict is taken where it is plain: %s', (words, verdict) => {
  expect(answerIn(words, { type: 'true-false' })).toBe(verdict);
});

it.each([
  ['I think it is the ammeter', 'the ammeter'],
  ['ampermeter', 'ampermeter'],
  ['I would like a hint', null],
  ['What is it?', null],
  ['It is not the voltmeter', null],
])('a word is answered after a word for it, or alone: %s', (words, text) => {
  expect(answerIn(words, { type: 'short-text' })).toBe(text);
});

it('takes a formula that is stated, and none that is asked for', () => {
  expect(answerIn('I got W = m v²/2.', { type: 'formula' })).toBe('m v²/2');
  expect(answerIn('Why is W = m v²/2?', { type: 'formula' })).toBeNull();
});
