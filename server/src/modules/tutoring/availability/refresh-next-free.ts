import { bookingHorizonDays, slotStepMinutes } from '@navor/contract';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { defineJob } from '../../../platform/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { tutors } from '../tutors.tables.ts';
import { findFreeSlots } from './find-free-slots.ts';

const day = 24 * 60 * 60 * 1000;

/** Writes down when a tutor is free next, for lists to show and sort by. */
export async function refreshNextFree(db: Db, tutorId: string, now: Date): Promise<void> {
  const nextFreeAt = (await firstSlot(db, tutorId, now, 7)) ?? (await firstSlot(db, tutorId, now, bookingHorizonDays));
  await db
    .update(tutors)
    .set({ nextFreeAt: nextFreeAt ?? null })
    .where(eq(tutors.id, tutorId));
}

async function firstSlot(db: Db, tutorId: string, now: Date, days: number): Promise<Date | undefined> {
  const to = new Date(now.getTime() + days * day + 1);
  const [slot] = await findFreeSlots(db, tutorId, { minutes: 30, from: now, to, now });
  return slot?.startsAt;
}

/** Time passes and others take it: what no longer holds is derived anew before long. */
export const refreshNextFreeSlots = defineJob({
  name: 'refresh-next-free-slots',
  input: z.object({}),
  retries: 1,
  schedule: '*/5 * * * *',
  run: (_, services) => refreshOutdated(services, new Date()),
});

/** Once an hour all of them, for time may have become free again without anybody telling. */
export const refreshAllNextFreeSlots = defineJob({
  name: 'refresh-all-next-free-slots',
  input: z.object({}),
  retries: 1,
  schedule: '43 * * * *',
  run: (_, services) => refreshEach(services, new Date(), sql`true`),
});

type Refreshing = Pick<Services, 'db' | 'log'>;

/** The slot that is shown has passed, is within the notice by now, or was taken. */
export function refreshOutdated(services: Refreshing, now: Date): Promise<void> {
  const shown = sql`tstzrange(next_free_at, next_free_at + make_interval(mins => ${slotStepMinutes}))`;
  return refreshEach(
    services,
    now,
    sql`next_free_at < ${now.toISOString()}::timestamptz + make_interval(mins => notice_minutes)
        OR EXISTS (SELECT FROM taken_times WHERE tutor_id = tutors.id AND during && ${shown}
                   AND (expires_at IS NULL OR expires_at > ${now.toISOString()}::timestamptz))`,
  );
}

async function refreshEach({ db, log }: Refreshing, now: Date, isMeant: ReturnType<typeof sql>): Promise<void> {
  const meant = await db
    .select({ id: tutors.id })
    .from(tutors)
    .where(sql`${tutors.status} = 'approved' AND (${isMeant})`);
  for (const { id } of meant) {
    // One that cannot be derived must not leave the rest of the directory behind.
    await refreshNextFree(db, id, now).catch((error: unknown) =>
      log.error({ err: error, tutorId: id }, 'the next free slot of a tutor could not be derived'),
    );
  }
}
