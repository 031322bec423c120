import { expect, it } from 'vitest';
import { termAskedFor, termsCompared } from './question-forms.ts';

it.each([
  ['Kaj je časovna konstanta?', 'časovna konstanta'],
  ['Kaj pomeni IP67?', 'IP67'],
  ['What does IP67 mean?', 'IP67'],
  ['what’s impedance', 'impedance'],
  ['Was versteht man unter Wirkungsgrad?', 'Wirkungsgrad'],
  ['Kolikšen je tok pri 12 V?', null],
  ['What is the current through a 47 Ω resistor at 12 V?', null],
])('finds what is to be explained in: %s', (question, term) => {
  expect(termAskedFor(question)).toBe(term);
});

it.each([
  ['Kakšna je razlika med tokom in napetostjo?', ['tokom', 'napetostjo']],
  ['How does star differ from delta?', ['star', 'delta']],
  ['Unterschied zwischen Gleichstrom und Wechselstrom', ['Gleichstrom', 'Wechselstrom']],
  ['Kaj je razlika?', null],
])('finds what is to be told apart in: %s', (question, terms) => {
  expect(termsCompared(question)).toEqual(terms);
});
