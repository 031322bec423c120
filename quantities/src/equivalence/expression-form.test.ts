import { expect, it } from 'vitest';
import type { Expression } from '../expression.ts';
import { readExpression } from '../read-expression.ts';
import { type ExpressionForm, factorCount, isInForm } from './expression-form.ts';

function read(text: string): Expression {
  const reading = readExpression(text, { names: ['x', 'y', 'a', 'b'], implicitProducts: true });
  if (reading.kind !== 'expression') throw new Error(text);
  return reading.expression;
}

function isWritten(text: string, form: ExpressionForm): boolean {
  return isInForm(read(text), form);
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
  ['(a+b)^-1', true],
  ['(1/a+1/b)^-1', false],
  ['(a^-1+b^-1)^-1', false],
  ['a^-1 + b', false],
])('%s is one fraction: %s', (text, expected) => {
  expect(isWritten(text, 'fraction')).toBe(expected);
});

it.each([
  ['7', 0],
  ['2(3+4)', 0],
  ['x^2 - 1', 1],
  ['0.5(2x^2 - 2)', 1],
  ['-(x+1)(x-1)/3', 2],
  ['3(x+1)^2', 2],
  ['x y sin(x)', 3],
  ['(x+1)^0.5', 1],
])('%s has %s factors with symbols', (text, count) => {
  expect(factorCount(read(text))).toBe(count);
});
