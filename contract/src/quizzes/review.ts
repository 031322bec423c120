import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const reviewSchema = z.object({
  /** Questions that are due now, within what is left of today's ceiling. */
  due_count: z.number().int(),
  /** All that are due, whatever the ceiling. */
  waiting_count: z.number().int(),
  reviewed_today: z.number().int(),
  daily_ceiling: z.number().int(),
  /** When the next question is due, if none is now. */
  next_due_at: z.date().nullable(),
  card_count: z.number().int(),
  open_attempt_id: z.uuid().nullable(),
  /** Questions that come due on the next days, from tomorrow. */
  forecast: z.array(z.object({ date: z.iso.date(), count: z.number().int() })),
});
export type Review = z.infer<typeof reviewSchema>;

const tags = ['quizzes'];

export const review = {
  get: endpoint
    .route({ method: 'GET', path: '/review', summary: 'What is due for the caller to review', tags })
    .output(reviewSchema),
  start: endpoint
    .route({
      method: 'POST',
      path: '/review/attempts',
      summary: 'Start a review, or go on with the one that is open',
      tags,
    })
    .output(z.object({ attempt_id: z.uuid().nullable() })),
};
