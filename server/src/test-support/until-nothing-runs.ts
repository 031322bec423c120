import { vi } from 'vitest';
import type { TestServer } from './test-server.ts';

/** Until all that was announced or left to background jobs so far has been dealt with. */
export async function untilNothingRuns({ database }: Pick<TestServer, 'database'>): Promise<void> {
  const due = `SELECT FROM jobs.job WHERE state IN ('created', 'retry', 'active') AND start_after <= now() LIMIT 1`;
  await vi.waitUntil(async () => (await database.query(due)).length === 0, { timeout: 60_000, interval: 20 });
}
