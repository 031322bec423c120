import type { ApplicationNeed, Teaching } from '@navor/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { peopleSubquery } from '../../identity/index.ts';
import { bookings } from '../bookings.tables.ts';
import { presentRating } from '../directory/tutor-cards.ts';
import { weeklyHours } from '../tutors.tables.ts';
import { findOwnTutor, type OwnTutor } from './find-own-tutor.ts';

const upcomingCount = 5;

/** Where somebody stands as a tutor: what is missing, what was decided, who comes next. */
export async function showTeaching(db: Db, userId: string, now: Date): Promise<Teaching> {
  const tutor = await findOwnTutor(db, userId);
  if (!tutor) return { tutor: null, needs: needsOf(undefined, false), upcoming: [] };
  const [isOpen, upcoming] = await Promise.all([hasHours(db, tutor.id), listUpcoming(db, tutor.id, now)]);
  return {
    tutor: {
      id: tutor.id,
      status: tutor.status,
      applied_at: tutor.appliedAt,
      decided_at: tutor.decidedAt,
      decline_reason: tutor.declineReason,
      rating: presentRating(tutor),
      next_free_at: tutor.nextFreeAt && tutor.nextFreeAt > now ? tutor.nextFreeAt : null,
    },
    needs: needsOf(tutor, isOpen),
    upcoming,
  };
}

/** What is still missing before somebody can apply, or be listed. A text counts where headline and bio are in one language. */
export function needsOf(tutor: OwnTutor | undefined, isOpen: boolean): ApplicationNeed[] {
  const isWritten = (text: Record<string, string | undefined> | undefined) =>
    Object.values(text ?? {}).some((words) => words);
  const has: Record<ApplicationNeed, boolean> = {
    headline: isWritten(tutor?.headline),
    bio: Object.entries(tutor?.bio ?? {}).some(([language, bio]) => bio && tutor?.headline[language as 'sl']),
    subjects: (tutor?.subjects.length ?? 0) > 0,
    languages: (tutor?.languages.length ?? 0) > 0,
    price: (tutor?.centsPerHour ?? 0) > 0,
    hours: isOpen,
  };
  return (Object.keys(has) as ApplicationNeed[]).filter((need) => !has[need]);
}

export async function hasHours(db: Db, tutorId: string): Promise<boolean> {
  const rows = await db
    .select({ id: weeklyHours.id })
    .from(weeklyHours)
    .where(eq(weeklyHours.tutorId, tutorId))
    .limit(1);
  return rows.length > 0;
}

function listUpcoming(db: Db, tutorId: string, now: Date): Promise<Teaching['upcoming']> {
  const people = peopleSubquery(db, 'learner');
  return db
    .select({
      id: bookings.id,
      starts_at: bookings.startsAt,
      minutes: bookings.minutes,
      learner_name: people.fullName,
      topic: bookings.topic,
    })
    .from(bookings)
    .innerJoin(people, eq(people.id, bookings.learnerId))
    .where(
      and(
        eq(bookings.tutorId, tutorId),
        eq(bookings.status, 'confirmed'),
        // One that is going on still counts.
        sql`${bookings.startsAt} + make_interval(mins => ${bookings.minutes}) > ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(bookings.startsAt))
    .limit(upcomingCount);
}
