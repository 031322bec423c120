import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../../../platform/jobs.ts';
import { tutorReviews } from '../../bookings.tables.ts';
import { tutors } from '../../tutors.tables.ts';

/** A deleted account takes its reviews along: whoever was reviewed is counted anew. */
export const recountRatings = defineJob({
  name: 'recount-ratings',
  input: z.object({}),
  retries: 2,
  schedule: '43 3 * * *',
  async run(_, { db }) {
    await db.execute(sql`
      UPDATE ${tutors} SET rating_sum = counted.stars, rating_count = counted.reviews
      FROM (
        SELECT each.id, coalesce(sum(review.stars), 0)::int AS stars, count(review.stars)::int AS reviews
        FROM ${tutors} each LEFT JOIN ${tutorReviews} review ON review.tutor_id = each.id
        GROUP BY each.id
      ) counted
      WHERE ${tutors}.id = counted.id
        AND (${tutors}.rating_sum, ${tutors}.rating_count) IS DISTINCT FROM (counted.stars, counted.reviews)`);
  },
});
