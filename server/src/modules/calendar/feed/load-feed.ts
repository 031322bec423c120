import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { findReader } from '../../identity/index.ts';
import { ownEvents } from '../calendar.tables.ts';
import { gatherEntries } from '../entries/gather-entries.ts';
import type { EventRow } from '../own-events/event-row.ts';
import { ownEventsCalendarSource } from '../own-events/own-events-calendar-source.ts';
import { writeFeed } from './write-feed.ts';

const day = 86_400_000;
/** Enough to look back, and as far ahead as anybody plans; whoever subscribes asks again every hour or so. */
const daysBack = 90;
const daysAhead = 365;

/** Somebody's whole calendar as a file, in their language. */
export async function loadFeed(services: Services, userId: string, now: Date): Promise<string> {
  const { db, config, texts, calendarSources } = services;
  const { language, timeZone } = await findReader(db, userId);
  const period = { from: new Date(now.getTime() - daysBack * day), to: new Date(now.getTime() + daysAhead * day) };
  // Their own events are written as what they are, with their rules: calendars then know all of a series.
  const others = calendarSources.filter(({ name }) => name !== ownEventsCalendarSource.name);
  const [rows, entries] = await Promise.all([
    loadEventRows(db, userId, period),
    gatherEntries({ ...services, calendarSources: others }, { userId, language, timeZone, ...period }),
  ]);
  return writeFeed(
    { rows, entries },
    { config, name: texts.say(language, 'calendar-feed:name'), timeZone, period, now },
  );
}

/** What touches the period, and each changed occurrence of a series: the series must know where it does not happen. */
async function loadEventRows(db: Db, userId: string, { from, to }: { from: Date; to: Date }): Promise<EventRow[]> {
  const touches = and(
    lt(ownEvents.firstStartsAt, to),
    or(isNull(ownEvents.lastEndsAt), gt(ownEvents.lastEndsAt, from)),
  );
  return db
    .select()
    .from(ownEvents)
    .where(and(eq(ownEvents.userId, userId), or(touches, isNotNull(ownEvents.seriesId))))
    .orderBy(ownEvents.firstStartsAt, ownEvents.id);
}
