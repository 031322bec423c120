import { expect, vi } from 'vitest';
import type { TestServer } from './test-server.ts';
import { untilNothingRuns } from './until-nothing-runs.ts';

/** The statement that finds out who asks, which comes with every request of somebody signed in. */
export const viewerStatements = 1;

/** The statements of one request, all of them outside of transactions. */
export async function countStatements(server: TestServer, request: () => Promise<Response>): Promise<number> {
  // What earlier requests have left to background jobs would be counted with this one.
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
