import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { RecurrenceScope } from '@navor/contract';
import type { Db } from '../../../platform/database/database.ts';
import { AppError, found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { LocalTime } from '../../../platform/time/local-time.ts';
import { lockPerson } from '../../identity/index.ts';
import { type EventChange, type EventRow, isSeries, type SeriesRow } from './event-row.ts';
import { findEventRows, followingSeriesId, type HeldEvent, replaceEventRows } from './own-event-rows.ts';
import { parseRule } from './recurrence-rule.ts';
import { reviseEvent, reviseOccurrence } from './revise-series.ts';
import { hasOccurrence, seriesBefore, seriesFrom, type WholeSeries } from './split-series.ts';

export type AffectedEvent = { userId: string; id: string; occurrence: LocalTime | null; scope: RecurrenceScope };
type Change = AffectedEvent & { now: Date; change: EventChange | ((row: EventRow) => EventChange) };

/** Changes an event, or of a series one occurrence, those from one on, or all. */
export function changeEvent(services: Pick<Services, 'db' | 'events'>, input: Change): Promise<void> {
  return services.db.transaction(async (tx) => {
    await lockPerson(tx, input.userId);
    const held = found(await findEventRows(tx, input.userId, input.id));
    const after = await revise(tx, held, input);
    if (!after) return;
    const before = [held.event, ...held.changed];
    await replaceEventRows(tx, services, { userId: input.userId, before, after, now: input.now });
  });
}

/** The rows as they are to be; undefined where an earlier sending of the same change has done it. */
async function revise(tx: Db, held: HeldEvent, input: Change): Promise<EventRow[] | undefined> {
  const { event, changed } = held;
  const { userId, id, occurrence, scope } = input;
  const edited = changed.find((row) => row.occurrence === occurrence) ?? {
    ...event,
    localStart: occurrence ?? event.localStart,
  };
  const change = typeof input.change === 'function' ? input.change(edited) : input.change;
  if (!occurrence || (!isSeries(event) && occurrence === event.localStart)) {
    return rowsOf(reviseEvent(held, change, null));
  }
  if (!isSeries(event)) {
    // It was made to happen once, perhaps by this very change.
    if (scope === 'all' && change.recurrence === null) return undefined;
    throw new AppError('NOT_FOUND');
  }
  const whole: WholeSeries = { series: event, changed };
  if (!hasOccurrence(whole, occurrence)) {
    if (scope === 'following' && (await findEventRows(tx, userId, followingSeriesId(id, occurrence)))) return;
    const isMovedAlready = scope === 'all' && change.local_start && hasOccurrence(whole, change.local_start);
    if (isMovedAlready) return rowsOf(reviseEvent(held, change, change.local_start ?? null));
    throw new AppError('NOT_FOUND');
  }
  if (scope === 'this') return [event, ...changeOccurrence(whole, occurrence, change)];
  const earlier = scope === 'following' ? seriesBefore(whole, occurrence) : undefined;
  if (!earlier) return rowsOf(reviseEvent(held, change, occurrence));
  const laterId = followingSeriesId(id, occurrence);
  // A series that was given a longer rule after it had been ended here is ended here once more.
  const isTaken = (await findEventRows(tx, userId, laterId)) !== undefined;
  const later = seriesFrom(whole, occurrence, isTaken ? randomUUID() : laterId);
  return [
    ...rowsOf({ event: earlier.series, changed: earlier.changed }),
    ...rowsOf(reviseEvent({ event: later.series, changed: later.changed }, changeFrom(event, change), occurrence)),
  ];
}

/** Whoever leaves the rule as it is does not mean its whole number of occurrences to begin anew. */
function changeFrom({ rule }: SeriesRow, { recurrence, ...change }: EventChange): EventChange {
  const isSame = recurrence === undefined || isDeepStrictEqual(recurrence, parseRule(rule));
  return isSame ? change : { ...change, recurrence };
}

function changeOccurrence({ series, changed }: WholeSeries, occurrence: LocalTime, change: EventChange): EventRow[] {
  const others = changed.filter((row) => row.occurrence !== occurrence);
  const own = changed.find((row) => row.occurrence === occurrence) ?? {
    ...series,
    id: randomUUID(),
    ...{ seriesId: series.id, occurrence, localStart: occurrence, rule: null, excluded: [] },
  };
  return [...others, { ...own, ...reviseOccurrence(own, change) }];
}

function rowsOf({ event, changed }: HeldEvent): EventRow[] {
  return [event, ...changed];
}
