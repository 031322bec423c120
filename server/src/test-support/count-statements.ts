import { expect, vi } from 'vitest';
import type { TestServer } from './test-server.ts';

/** The statement that finds out who asks, which comes with every request of somebody signed in. */
export const viewerStatements = 1;

/** The statements of one request, all of them outside of transactions. */
export async function countStatements(server: TestServer, request: () => Promise<Response>): Promise<number> {
  await untilNothingRuns(server);
  const query = vi.spyOn(server.services.pool, 'query');
  const connect = vi.spyOn(server.services.pool, 'connect');
  try {
    const response = await request();
    expect(response.status).toBe(200);
    await response.arrayBuffer();
    // A pool's own query takes a connection too.
    expect(connect.mock.calls.length).toBe(query.mock.calls.length);
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
    connect.mockRestore();
  }
}

/** What earlier requests have left to background jobs would be counted with this one. */
async function untilNothingRuns({ database }: TestServer): Promise<void> {
  const due = `SELECT FROM jobs.job WHERE state IN ('created', 'retry', 'active') AND start_after <= now() LIMIT 1`;
  await vi.waitUntil(async () => (await database.query(due)).length === 0, { timeout: 60_000, interval: 20 });
}
