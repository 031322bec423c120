import { expect, it } from 'vitest';
import { readExpression } from '../read-expression.ts';
import { type ExpressionForm, isInForm } from './form.ts';

function isWritten(text: string, form: ExpressionForm): boolean {
  const reading = readExpression(text, { names: ['x', 'y', 'a', 'b'], implicitProducts: true });
  if (reading.kind !== 'expression') throw new Error(text);
  return isInForm(reading.expression, form);
}

it.each([
  ['x^2 + 2x + 1', true],
  ['x', true],
  ['-x - y', true],
  ['x + (y + a)', true],
  ['x/2 + y/2', true],
  ['a/(x+1)', true],
  ['sin(2(x+y))', true],
  ['(x+1)(x+1)', false],
  ['(x+1)^2', false],
  ['2(x+y)', false],
  ['(x+y)/2', false],
  ['-(x+y)', false],
  ['x - (y + a)', false],
  ['a/(x(x+1))', false],
])('%s is expanded: %s', (text, expected) => {
  expect(isWritten(text, 'expanded')).toBe(expected);
});

it.each([
  ['(x+1)(x-1)', true],
  ['2x', true],
  ['-(x+y)', false],
  ['-x(x+y)', true],
  ['(x+1)^2', true],
  ['(x+y)/a', true],
  ['x^2 - 1', false],
  ['1(x^2-1)', false],
  ['(x^2-1)/1', false],
  ['(x^2-1)^1', false],
])('%s is factored: %s', (text, expected) => {
  expect(isWritten(text, 'factored')).toBe(expected);
});

it.each([
  ['a/b', true],
  ['-a/b', true],
  ['(x+y)/(a+b)', true],
  ['x y', true],
  ['x^(1/2)/a', true],
  ['a/b + x', false],
  ['a/b/x', false],
  ['(a/b) x', false],
  ['sqrt(a/b)', false],
])('%s is one fraction: %s', (text, expected) => {
  expect(isWritten(text, 'fraction')).toBe(expected);
});
