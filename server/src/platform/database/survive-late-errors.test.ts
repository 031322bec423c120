import pg from 'pg';
import { expect, it } from 'vitest';
import '../jobs.ts';

it('survives what the database says to a connection that the job queue is giving up', async () => {
  const client = new pg.Client();
  client.removeAllListeners();
  const ended = client.end();
  expect(client.emit('error', new Error('terminating connection due to administrator command'))).toBe(true);
  await ended;
});
