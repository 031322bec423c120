import { eq } from 'drizzle-orm';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { lockPerson } from '../../identity/index.ts';
import { ownEvents } from '../calendar.tables.ts';
import type { AffectedEvent } from './change-event.ts';
import { type EventRow, isSeries } from './event-row.ts';
import { findEventRows, type HeldEvent, replaceEventRows } from './own-event-rows.ts';
import { hasMoreStarts } from './series-starts.ts';
import { hasOccurrence, seriesBefore, type WholeSeries } from './split-series.ts';

/** Deletes an event, or of a series one occurrence, those from one on, or all; that it is gone already is as good. */
export function deleteEvent(
  services: Pick<Services, 'db' | 'events'>,
  { now, ...affected }: AffectedEvent & { now: Date },
): Promise<void> {
  const { userId, id } = affected;
  return services.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const held = await findEventRows(tx, userId, id);
    if (held) {
      const before = [held.event, ...held.changed];
      return replaceEventRows(tx, services, { userId, before, after: rowsLeft(held, affected), now });
    }
    const [foreign] = await tx.select({ id: ownEvents.id }).from(ownEvents).where(eq(ownEvents.id, id));
    if (foreign) throw new AppError('NOT_FOUND');
  });
}

function rowsLeft({ event, changed }: HeldEvent, { occurrence, scope }: AffectedEvent): EventRow[] {
  if (!occurrence || scope === 'all') return [];
  // What was made to happen once has lost its other occurrences already.
  if (!isSeries(event)) return occurrence === event.localStart ? [] : [event];
  const whole: WholeSeries = { series: event, changed };
  if (!hasOccurrence(whole, occurrence)) return [event, ...changed];
  const left = scope === 'this' ? without(whole, occurrence) : seriesBefore(whole, occurrence);
  return left ? [left.series, ...left.changed] : [];
}

function without({ series, changed }: WholeSeries, occurrence: string): WholeSeries | undefined {
  const excluded = [...series.excluded, occurrence];
  if (!hasMoreStarts(series, excluded.length)) return undefined;
  return { series: { ...series, excluded }, changed: changed.filter((row) => row.occurrence !== occurrence) };
}
