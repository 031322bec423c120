import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { createAddressSecret } from './address-secret.ts';
import { createLogger, withoutParameters } from './logging.ts';

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

it('tells of an error without the secret of the address that it names', () => {
  const secret = createAddressSecret();
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  createLogger('error').error({ err: new Error(`no answer from /feed/${secret}.ics`) }, 'failed');
  const line = write.mock.calls.map(([text]) => String(text)).join('');
  write.mockRestore();
  expect(line).toContain('no answer from /feed/navor-secret-….ics');
  expect(line).not.toContain(secret);
});
