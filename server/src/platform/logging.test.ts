import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { withoutParameters } from './logging.ts';

it('tells what failed in the database, and none of the values', () => {
  const error = new DrizzleQueryError('insert into mails values ($1)', ['a secret link'], new Error('disk full'));
  expect(error.message).toContain('a secret link');
  const told = withoutParameters(error);
  expect(told.message).toBe('disk full in insert into mails values ($1)');
  expect(told.stack).not.toContain('a secret link');
});

it('leaves every other error as it is', () => {
  const error = new Error('anything');
  expect(withoutParameters(error)).toBe(error);
});
