import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestServer } from './test-server.ts';

/** Until so many stand before the locks that the test holds. */
export async function untilWaiting(server: TestServer, count: number): Promise<void> {
  const waiting = async () => {
    const { rows } = await server.services.db.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    return rows[0]?.count;
  };
  await expect.poll(waiting, { timeout: 60_000 }).toBe(count);
}
