import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { expect, it } from 'vitest';
import { shouldRevalidate } from './steps-within-attempt.ts';

const asks = (from: string, to: string, formMethod?: 'POST') =>
  shouldRevalidate({
    currentUrl: new URL(from, 'http://localhost'),
    nextUrl: new URL(to, 'http://localhost'),
    defaultShouldRevalidate: true,
    ...(formMethod && { formMethod }),
  } as ShouldRevalidateFunctionArgs);

it('asks for nothing between the questions of an attempt', () => {
  expect(asks('/dashboard/attempt/1?q=1', '/dashboard/attempt/1?q=2')).toBe(false);
  expect(asks('/dashboard/attempt/1', '/dashboard/attempt/1?q=2')).toBe(false);
});

it('asks when the page is to be read afresh, another is opened, or a form was sent', () => {
  expect(asks('/dashboard/attempt/1?q=1', '/dashboard/attempt/1?q=1')).toBe(true);
  expect(asks('/dashboard/attempt/1?q=1', '/dashboard/attempt/2?q=2')).toBe(true);
  expect(asks('/dashboard/attempt/1?q=1', '/dashboard/attempt/1?q=2', 'POST')).toBe(true);
  expect(asks('/dashboard/courses?page=1', '/dashboard/courses?page=2')).toBe(true);
});
