import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { eventLimits } from '@navor/contract';
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { searchableChanged } from '../../../platform/searchable.events.ts';
import type { Services } from '../../../platform/services.ts';
import type { LocalTime } from '../../../platform/time/local-time.ts';
import { ownEvents } from '../calendar.tables.ts';
import type { EventRow } from './event-row.ts';

export type HeldEvent = { event: EventRow; changed: EventRow[] };

/** An event or series of somebody, with the occurrences of it that were changed; undefined for anything of others. */
export async function findEventRows(db: Db, userId: string, id: string): Promise<HeldEvent | undefined> {
  const rows = await db
    .select()
    .from(ownEvents)
    .where(and(eq(ownEvents.userId, userId), or(eq(ownEvents.id, id), eq(ownEvents.seriesId, id))));
  const event = rows.find((row) => row.id === id && row.seriesId === null);
  return event && { event, changed: rows.filter((row) => row.seriesId === id) };
}

/** Puts rows in the place of others; those that are the same stay untouched. */
export async function replaceEventRows(
  tx: Db,
  { events }: Pick<Services, 'events'>,
  { userId, before, after, now }: { userId: string; before: EventRow[]; after: EventRow[]; now: Date },
): Promise<void> {
  const old = new Map(before.map((row) => [row.id, row]));
  const written = after.filter((row) => !isDeepStrictEqual(row, old.get(row.id)));
  const kept = new Set(after.filter((row) => !written.includes(row)).map(({ id }) => id));
  const removed = before.filter(({ id }) => !kept.has(id));
  // Removed first and written anew: on their way, two occurrences may have each other's place.
  if (removed.length > 0) {
    const ids = removed.map(({ id }) => id);
    await tx.delete(ownEvents).where(and(eq(ownEvents.userId, userId), inArray(ownEvents.id, ids)));
  }
  if (written.length > 0) {
    await tx
      .insert(ownEvents)
      .values(written.map((row) => ({ ...row, sequence: (old.get(row.id)?.sequence ?? -1) + 1, updatedAt: now })));
    await refuseBeyondLimits(tx, userId);
  }
  const groups = new Set([...removed, ...written].map(({ id, seriesId }) => seriesId ?? id));
  for (const groupId of groups) await events.announce(tx, searchableChanged, { source: 'own-events', groupId });
}

async function refuseBeyondLimits(tx: Db, userId: string): Promise<void> {
  const [held] = await tx
    .select({
      events: sql<number>`count(*)::int`,
      series: sql<number>`(count(*) FILTER (WHERE ${isNotNull(ownEvents.rule)}))::int`,
    })
    .from(ownEvents)
    .where(eq(ownEvents.userId, userId));
  for (const kind of ['events', 'series'] as const) {
    if (held && held[kind] > eventLimits[kind]) throw new AppError('TOO_MANY_EVENTS', { limit: eventLimits[kind] });
  }
}

/** The same for the same start of the same series, so that a change from it on that is sent twice makes one series of it. */
export function followingSeriesId(seriesId: string, start: LocalTime): string {
  const hash = createHash('sha256').update(`${seriesId} ${start}`).digest('hex');
  const [a, b, c, d, e] = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(13, 16),
    hash.slice(17, 20),
    hash.slice(20, 32),
  ];
  return `${a}-${b}-8${c}-8${d}-${e}`;
}
