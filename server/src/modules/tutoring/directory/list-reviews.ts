import { type TutorReviews, tutorReviewsPerPage } from '@navor/contract';
import { count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { peopleSubquery, shortName } from '../../identity/index.ts';
import { tutorReviews } from '../bookings.tables.ts';

export async function listReviews(db: Db, tutorId: string, page: number): Promise<TutorReviews> {
  const people = peopleSubquery(db, 'reviewer');
  const ofTutor = eq(tutorReviews.tutorId, tutorId);
  const [[total], rows] = await Promise.all([
    db.select({ count: count() }).from(tutorReviews).where(ofTutor),
    db
      .select({
        id: tutorReviews.bookingId,
        stars: tutorReviews.stars,
        text: tutorReviews.text,
        name: people.fullName,
        createdAt: tutorReviews.createdAt,
      })
      .from(tutorReviews)
      .innerJoin(people, eq(people.id, tutorReviews.userId))
      .where(ofTutor)
      .orderBy(desc(tutorReviews.createdAt), tutorReviews.bookingId)
      .limit(tutorReviewsPerPage)
      .offset((page - 1) * tutorReviewsPerPage),
  ]);
  return {
    reviews: rows.map(({ createdAt, name, ...review }) => ({
      ...review,
      name: shortName(name),
      created_at: createdAt,
    })),
    page,
    page_count: Math.max(1, Math.ceil((total?.count ?? 0) / tutorReviewsPerPage)),
  };
}
