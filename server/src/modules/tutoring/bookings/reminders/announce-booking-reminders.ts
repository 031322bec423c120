import { and, between, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../../../platform/jobs.ts';
import type { Services } from '../../../../platform/services.ts';
import { type ReminderTime, reminderTimes, reminderWindow } from '../../../../platform/time/reminders.ts';
import { bookings } from '../../bookings.tables.ts';
import { bookingReminderDue } from '../../tutoring.events.ts';

export const remindOfBookings = defineJob({
  name: 'remind-of-bookings',
  input: z.object({}),
  retries: 2,
  schedule: '*/5 * * * *',
  run: (_, services) => announceBookingReminders(services, new Date()),
});

/** Tells of each booking that begins soon, once for each start and by a few statements however many there are. */
export async function announceBookingReminders(services: Services, now: Date): Promise<void> {
  for (const before of reminderTimes) await announceDue(services, before, now);
}

const reminderColumns = { day: 'dayReminderFor', hour: 'hourReminderFor' } as const;

async function announceDue({ db, events }: Services, before: ReminderTime, now: Date): Promise<void> {
  const { earliestStart, latestStart, minutesBefore } = reminderWindow(before, now);
  const column = reminderColumns[before];
  await db.transaction(async (tx) => {
    const due = await tx
      .update(bookings)
      .set({ [column]: bookings.startsAt })
      .where(
        and(
          eq(bookings.status, 'confirmed'),
          between(bookings.startsAt, earliestStart, latestStart),
          or(isNull(bookings[column]), ne(bookings[column], bookings.startsAt)),
          // Whoever books or moves it later than that has just been told when it is.
          lt(lastTold, sql`${bookings.startsAt} - make_interval(mins => ${minutesBefore})`),
        ),
      )
      .returning({ bookingId: bookings.id, startsAt: bookings.startsAt });
    await events.announceAll(
      tx,
      bookingReminderDue,
      due.map(({ bookingId, startsAt }) => ({ bookingId, before, startsAt })),
    );
  });
}

const lastTold = sql`greatest(${bookings.confirmedAt}, ${bookings.scheduledAt})`;
