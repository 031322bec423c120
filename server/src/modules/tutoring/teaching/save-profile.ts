import type { FieldProblem, OwnTutorProfile } from '@navor/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { themes } from '../../courses/index.ts';
import { announceTutor } from '../announce-tutor.ts';
import { bookings } from '../bookings.tables.ts';
import { meetingLinkChanged } from '../tutoring.events.ts';
import { type TutorText, tutors } from '../tutors.tables.ts';
import { type OwnTutor, openOwnTutor } from './find-own-tutor.ts';
import { hasHours, needsOf } from './show-teaching.ts';

export type ProfileChanges = Omit<OwnTutorProfile, 'status'>;

/** Whoever is approved stays so when they edit, and so may not take away what a listed tutor needs. */
export async function saveProfile(
  { db, events }: Pick<Services, 'db' | 'events'>,
  { userId, timeZone, now }: { userId: string; timeZone: string; now: Date },
  changes: ProfileChanges,
): Promise<OwnTutor> {
  await refuseUnknownSubjects(db, changes.subjects);
  return db.transaction(async (tx) => {
    const { id } = await openOwnTutor(tx, userId, timeZone);
    const [saved] = await tx
      .update(tutors)
      .set({
        headline: written(changes.headline),
        bio: written(changes.bio),
        subjects: changes.subjects,
        languages: changes.languages,
        centsPerHour: changes.cents_per_hour ?? 0,
        meetingUrl: changes.meeting_url,
        updatedAt: now,
      })
      .where(eq(tutors.id, id))
      .returning();
    if (!saved) throw new Error('The profile was not stored');
    if (saved.status !== 'draft' && saved.status !== 'declined') refuseIncomplete(saved, await hasHours(tx, id));
    await renewMeetingLinks(tx, { events }, saved, now);
    await announceTutor(tx, { events }, id);
    return saved;
  });
}

/** Whoever has booked goes where the tutor is now. One who takes their link away leaves nobody without the way in. */
async function renewMeetingLinks(
  tx: Db,
  { events }: Pick<Services, 'events'>,
  { id, meetingUrl }: OwnTutor,
  now: Date,
): Promise<void> {
  if (!meetingUrl) return;
  const isAhead = sql`${bookings.startsAt} + make_interval(mins => ${bookings.minutes}) > ${now.toISOString()}::timestamptz`;
  const isOther = sql`${bookings.meetingUrl} IS DISTINCT FROM ${meetingUrl}`;
  // What is only held is in no calendar yet.
  const sequence = sql`${bookings.sequence} + (${bookings.status} = 'confirmed')::int`;
  const renewed = await tx
    .update(bookings)
    .set({ meetingUrl, sequence })
    .where(and(eq(bookings.tutorId, id), inArray(bookings.status, ['held', 'confirmed']), isAhead, isOther))
    .returning({ bookingId: bookings.id, status: bookings.status, sequence: bookings.sequence });
  for (const { status, ...change } of renewed) {
    if (status === 'confirmed') await events.announce(tx, meetingLinkChanged, change);
  }
}

function refuseIncomplete(tutor: OwnTutor, isOpen: boolean): void {
  const fieldOf = { headline: 'headline', bio: 'bio', subjects: 'subjects', languages: 'languages' } as const;
  const missing = needsOf(tutor, isOpen);
  const fields = missing.flatMap((need): FieldProblem[] => {
    if (need === 'hours') return [];
    return [{ path: need === 'price' ? 'cents_per_hour' : fieldOf[need], problem: 'required' }];
  });
  if (fields.length > 0) throw new AppError('INVALID_INPUT', { fields });
}

async function refuseUnknownSubjects(db: Db, subjects: string[]): Promise<void> {
  if (subjects.length === 0) return;
  const known = await db.select({ id: themes.id }).from(themes).where(inArray(themes.id, subjects));
  if (known.length === subjects.length) return;
  const fields: FieldProblem[] = [{ path: 'subjects', problem: 'not_allowed' }];
  throw new AppError('INVALID_INPUT', { fields });
}

/** A language that nothing is written in is left out, so that another one is shown in its place. */
function written(text: Record<string, string>): TutorText {
  return Object.fromEntries(Object.entries(text).filter(([, words]) => words !== ''));
}
