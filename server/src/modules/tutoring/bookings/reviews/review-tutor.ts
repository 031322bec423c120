import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/services.ts';
import { tutorReviews } from '../../bookings.tables.ts';
import { tutors } from '../../tutors.tables.ts';

export type Review = { bookingId: string; tutorId: string; userId: string; stars: number; text: string };

/** Writes a review, or writes it anew; the sums that lists show are changed with it, so that they never differ. */
export async function reviewTutor(
  { db }: Services,
  { bookingId, tutorId, userId, stars, text }: Review,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    // The tutor first: two reviews of one tutor take turns, and so do two versions of one review.
    await tx.select({ id: tutors.id }).from(tutors).where(eq(tutors.id, tutorId)).for('no key update');
    const [before] = await tx
      .select({ stars: tutorReviews.stars })
      .from(tutorReviews)
      .where(eq(tutorReviews.bookingId, bookingId));
    await tx
      .insert(tutorReviews)
      .values({ bookingId, tutorId, userId, stars, text, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({ target: tutorReviews.bookingId, set: { stars, text, updatedAt: now } });
    await addToRating(tx, tutorId, stars - (before?.stars ?? 0), before ? 0 : 1);
  });
}

async function addToRating(tx: Db, tutorId: string, stars: number, reviews: number): Promise<void> {
  await tx
    .update(tutors)
    .set({
      ratingSum: sql`${tutors.ratingSum} + ${stars}`,
      ratingCount: sql`${tutors.ratingCount} + ${reviews}`,
    })
    .where(eq(tutors.id, tutorId));
}
