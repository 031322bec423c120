import type { OwnEvent } from '@navor/contract';
import type { Db } from '../../../platform/database/database.ts';
import type { LocalTime } from '../../../platform/time/local-time.ts';
import { isSeries, presentEvent } from './event-row.ts';
import { findEventRows } from './own-event-rows.ts';
import { hasOccurrence } from './split-series.ts';

type EventQuery = { userId: string; id: string; occurrence: LocalTime | null };

/** An event as its form shows it: of a series as a whole, or one occurrence with the rule that it follows. */
export async function findEvent(db: Db, { userId, id, occurrence }: EventQuery): Promise<OwnEvent | undefined> {
  const held = await findEventRows(db, userId, id);
  if (!held) return undefined;
  const { event, changed } = held;
  if (!occurrence) return presentEvent(event);
  if (!isSeries(event) || !hasOccurrence({ series: event, changed }, occurrence)) return undefined;
  const row = changed.find((each) => each.occurrence === occurrence) ?? { ...event, localStart: occurrence };
  return presentEvent(row, occurrence, event.rule);
}
