import { expect, vi } from 'vitest';
import type { TestServer } from './test-server.ts';

/** Waits until everything that was announced so far is in the index, and tells how long that took in milliseconds. */
export async function indexed({ database }: TestServer): Promise<number> {
  const start = Date.now();
  await vi.waitFor(
    async () => {
      const left = await database.query(
        `SELECT FROM platform.events
         WHERE name IN ('searchable.changed', 'courses.course-changed', 'courses.theme-renamed')
           AND NOT EXISTS (SELECT FROM platform.event_deliveries WHERE event_id = events.id)`,
      );
      expect(left).toHaveLength(0);
    },
    { timeout: 60_000, interval: 30 },
  );
  return Date.now() - start;
}
