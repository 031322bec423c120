import { and, between, eq, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { type ReminderTime, reminderTimes, reminderWindow } from '../../../platform/time/reminders.ts';
import { tutors } from '../../tutoring/index.ts';
import { sessionReminderDue } from '../groups.events.ts';
import { groupSeats, groupSessions } from '../groups.tables.ts';

export const remindOfSessions = defineJob({
  name: 'remind-of-sessions',
  input: z.object({}),
  retries: 2,
  schedule: '*/5 * * * *',
  run: (_, services) => announceSessionReminders(services, new Date()),
});

/** Tells everybody who has a seat, and the tutor, of each session that begins soon, once for each start. */
export async function announceSessionReminders(services: Services, now: Date): Promise<void> {
  for (const before of reminderTimes) await announceDue(services, before, now);
}

const reminderColumns = { day: 'dayReminderFor', hour: 'hourReminderFor' } as const;

async function announceDue({ db, events }: Services, before: ReminderTime, now: Date): Promise<void> {
  const { earliestStart, latestStart, minutesBefore } = reminderWindow(before, now);
  const column = reminderColumns[before];
  const isSoon = and(eq(groupSessions.status, 'planned'), between(groupSessions.startsAt, earliestStart, latestStart));
  const dueAt = sql`${groupSessions.startsAt} - make_interval(mins => ${minutesBefore})`;
  await db.transaction(async (tx) => {
    const seated = await tx
      .update(groupSeats)
      .set({ [column]: groupSessions.startsAt })
      .from(groupSessions)
      .where(
        and(
          eq(groupSessions.id, groupSeats.sessionId),
          isSoon,
          eq(groupSeats.status, 'taken'),
          or(isNull(groupSeats[column]), ne(groupSeats[column], groupSessions.startsAt)),
          lt(toldAt(groupSeats.updatedAt), dueAt),
        ),
      )
      .returning({ sessionId: groupSeats.sessionId, userId: groupSeats.userId, startsAt: groupSessions.startsAt });
    const teaching = await tx
      .update(groupSessions)
      .set({ [column]: groupSessions.startsAt })
      .from(tutors)
      .where(
        and(
          eq(tutors.id, groupSessions.tutorId),
          isSoon,
          or(isNull(groupSessions[column]), ne(groupSessions[column], groupSessions.startsAt)),
          lt(toldAt(groupSessions.createdAt), dueAt),
        ),
      )
      .returning({ sessionId: groupSessions.id, userId: tutors.userId, startsAt: groupSessions.startsAt });
    await events.announceAll(
      tx,
      sessionReminderDue,
      [...seated, ...teaching].map((due) => ({ ...due, before })),
    );
  });
}

/** Whoever got the seat, or had the session moved, later than a reminder was due has just been told when it is. */
function toldAt(since: PgColumn): SQL {
  return sql`greatest(${since}, ${groupSessions.movedAt})`;
}
