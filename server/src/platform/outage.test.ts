import { writeFile } from 'node:fs/promises';
import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { expect, it } from 'vitest';
import { AppError } from './errors.ts';
import { outageOf } from './outage.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });
const thrown = (promise: Promise<unknown>) => promise.then(undefined, (error: unknown) => error);

it.each([
  ...['57P01', '57P02', '57P03', '25P03', '08006', '08001', '53300'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE'],
])('knows a database that is away by its code %s, however it is wrapped', (code) => {
  const error = withCode(code);
  const copied = { ...error, message: 'failed (Queue: mail)' };
  const byDrizzle = new DrizzleQueryError('SELECT', [], error);
  for (const wrapped of [error, byDrizzle, new Error('outer', { cause: error }), copied]) {
    expect(outageOf(wrapped)).toMatchObject({ code: 'UNAVAILABLE', status: 503, data: { retryAfterSeconds: 2 } });
  }
});

it.each(['57014', '55P03', '40P01', '25006'])('knows a database that others hold up by its code %s', (code) => {
  const error = new DrizzleQueryError('UPDATE', [], withCode(code));
  expect(outageOf(error)).toMatchObject({ code: 'UNAVAILABLE', status: 503, data: { retryAfterSeconds: 10 } });
});

it.each([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])('knows a database that is away by what the driver says: %s', (message) => {
  expect(outageOf(new Error(message))).toMatchObject({ code: 'UNAVAILABLE' });
});

it('knows a database where nobody listens', async () => {
  const client = new pg.Client('postgres://nobody@127.0.0.1:1/none');
  expect(outageOf(await thrown(client.connect()))).toMatchObject({ code: 'UNAVAILABLE' });
});

it('knows a disk that is full, of the database and of our own', async () => {
  const full = { code: 'STORAGE_FULL', status: 503, data: { retryAfterSeconds: 60 } };
  expect(outageOf(new DrizzleQueryError('INSERT', [], withCode('53100')))).toMatchObject(full);
  expect(outageOf(await thrown(writeFile('/dev/full', 'x')))).toMatchObject(full);
});

it.each([
  ['a fault of ours', new TypeError('x is not a function')],
  ['a rule of the database', withCode('23505')],
  ['a refusal', new AppError('NOT_FOUND')],
  ['what is no error', 'ECONNREFUSED'],
])('takes nothing else for an outage: %s', (_, error) => {
  expect(outageOf(error)).toBeUndefined();
});
