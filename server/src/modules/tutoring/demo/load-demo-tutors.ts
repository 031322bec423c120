import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { addDays, dayOf } from '../../../platform/time/days.ts';
import { momentOf } from '../../../platform/time/local-time.ts';
import { findRecipientByEmail, setAvatar, users } from '../../identity/index.ts';
import { announceTutor } from '../announce-tutor.ts';
import { refreshNextFree } from '../availability/refresh-next-free.ts';
import { bookings, tutorReviews } from '../bookings.tables.ts';
import { tutors, weeklyHours } from '../tutors.tables.ts';
import { type DemoTutor, demoTutors } from './demo-tutors.ts';
import { drawPortrait } from './draw-portrait.ts';

/** The tutors that a demo starts with. Whoever is there already stays as they have made themselves. */
export async function loadDemoTutors(services: Services, now = new Date()): Promise<void> {
  for (const demo of demoTutors) {
    const account = await findRecipientByEmail(services.db, demo.email);
    if (!account) continue;
    const { id, isNew } = await services.db.transaction((tx) => openTutor(tx, services, demo, account.id, now));
    if (isNew) await setPortrait(services, account.id, demo);
    await refreshNextFree(services.db, id, now);
  }
}

/** Nobody meets the people of a demo once it is over. */
export async function endDemoTutors({ db, events }: Services): Promise<void> {
  await db.transaction(async (tx) => {
    const ofDemo = tx.select({ id: users.id }).from(users).where(eq(users.isDemo, true));
    const paused = await tx
      .update(tutors)
      .set({ status: 'paused' })
      .where(and(inArray(tutors.userId, ofDemo), eq(tutors.status, 'approved')))
      .returning({ id: tutors.id });
    for (const { id } of paused) await announceTutor(tx, { events }, id);
  });
}

async function openTutor(tx: Db, { events }: Services, demo: DemoTutor, userId: string, now: Date) {
  const { email: _email, hours, portrait: _portrait, reviews, ...profile } = demo;
  const since = new Date(now.getTime() - 60 * 86_400_000);
  const values = { ...profile, userId, meetingUrl: `https://meet.navor.example/${userId}` };
  const [opened] = await tx
    .insert(tutors)
    .values({ ...values, status: 'approved', appliedAt: since, decidedAt: since })
    .onConflictDoNothing()
    .returning({ id: tutors.id });
  if (!opened) return { id: await bringBack(tx, { events }, userId), isNew: false };
  await tx.insert(weeklyHours).values(hours.map((each) => ({ tutorId: opened.id, ...each })));
  for (const review of reviews) await addReview(tx, opened.id, profile, review, now);
  await announceTutor(tx, { events }, opened.id);
  return { id: opened.id, isNew: true };
}

/** An earlier end of the demo has paused them. */
async function bringBack(tx: Db, { events }: Pick<Services, 'events'>, userId: string): Promise<string> {
  const [tutor] = await tx.select().from(tutors).where(eq(tutors.userId, userId));
  if (!tutor) throw new Error('The tutor of the demo has gone');
  if (tutor.status !== 'paused') return tutor.id;
  await tx.update(tutors).set({ status: 'approved' }).where(eq(tutors.id, tutor.id));
  await announceTutor(tx, { events }, tutor.id);
  return tutor.id;
}

/** With the lesson that it is of, for nobody reviews what they have not had. */
async function addReview(
  tx: Db,
  tutorId: string,
  { centsPerHour, timeZone }: Pick<DemoTutor, 'centsPerHour' | 'timeZone'>,
  { by, daysAgo, stars, text }: DemoTutor['reviews'][number],
  now: Date,
): Promise<void> {
  const learner = await findRecipientByEmail(tx, by);
  if (!learner) return;
  // At an hour at which people learn, whenever the demo is started.
  const startsAt = momentOf(`${addDays(dayOf(now, timeZone), -daysAgo)}T17:00`, timeZone);
  const createdAt = new Date(startsAt.getTime() + 3 * 3_600_000);
  const id = randomUUID();
  await tx.insert(bookings).values({
    id,
    learnerId: learner.id,
    tutorId,
    status: 'confirmed',
    startsAt,
    minutes: 60,
    payment: 'card',
    cents: centsPerHour,
    cancellationMinutes: 24 * 60,
    confirmedAt: new Date(startsAt.getTime() - 3 * 86_400_000),
  });
  await tx.insert(tutorReviews).values({ bookingId: id, tutorId, userId: learner.id, stars, text, createdAt });
  await tx
    .update(tutors)
    .set({ ratingSum: sql`${tutors.ratingSum} + ${stars}`, ratingCount: sql`${tutors.ratingCount} + 1` })
    .where(eq(tutors.id, tutorId));
}

/** Drawn as a picture that could have been uploaded, and kept in the same way. */
async function setPortrait(services: Services, userId: string, { portrait }: DemoTutor): Promise<void> {
  const { default: sharp } = await import('sharp');
  const png = await sharp(Buffer.from(drawPortrait(portrait)))
    .resize(512, 512)
    .png()
    .toBuffer();
  await setAvatar(services, userId, new File([new Uint8Array(png)], 'portrait.png', { type: 'image/png' }));
}
