import { languageShape } from '@navor/languages/shapes';
import { z } from 'zod';
import { contentId, requestedLanguage } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { bookingMinutes, slotDays, tutoringLanguages, tutorSorts } from './tutoring-choices.ts';

const named = z.object({ id: z.string(), title: z.string() });
const counted = named.extend({ count: z.number().int() });
const tutoringLanguage = z.enum(tutoringLanguages);

export const tutorCardSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  avatar_url: z.string().nullable(),
  headline: z.string(),
  /** The language that the tutor's own texts are in: not the one asked for where they have not written in it. */
  language: languageShape,
  subjects: z.array(named),
  /** That they teach in. */
  languages: z.array(tutoringLanguage),
  cents_per_hour: z.number().int(),
  /** Null until somebody has reviewed them. */
  rating: z.object({ average: z.number(), count: z.number().int() }).nullable(),
  /** As it was seen last: lists may be a few minutes behind. */
  next_free_at: z.date().nullable(),
});
export type TutorCard = z.infer<typeof tutorCardSchema>;

const tutorListSchema = z.object({
  tutors: z.array(tutorCardSchema),
  total: z.number().int(),
  page: z.number().int(),
  page_count: z.number().int(),
  /** What can be filtered by, with the number of tutors that the other filters leave. */
  subjects: z.array(counted),
  languages: z.array(z.object({ language: tutoringLanguage, count: z.number().int() })),
});
export type TutorList = z.infer<typeof tutorListSchema>;

const tutorSchema = tutorCardSchema.extend({
  bio_html: z.string(),
  time_zone: z.string(),
  notice_minutes: z.number().int(),
  /** Until so long before the start a learner who cancels gets everything back. */
  cancellation_minutes: z.number().int(),
  /** It is the caller's own profile. */
  is_own: z.boolean(),
});
export type Tutor = z.infer<typeof tutorSchema>;

const tutorReviewsSchema = z.object({
  reviews: z.array(
    z.object({
      id: z.uuid(),
      stars: z.number().int(),
      text: z.string(),
      /** The first name and the initial of the last. */
      name: z.string(),
      created_at: z.date(),
    }),
  ),
  page: z.number().int(),
  page_count: z.number().int(),
});
export type TutorReviews = z.infer<typeof tutorReviewsSchema>;

const slotWeekSchema = z.object({
  /** The caller's, in which the days are counted. */
  time_zone: z.string(),
  minutes: z.number().int(),
  days: z.array(z.object({ day: z.iso.date(), starts: z.array(z.date()) })),
  /** Where these days have no slot: the first day after them that has one. */
  next_day: z.iso.date().nullable(),
  /** What such a booking costs the caller. */
  price: z.object({ cents: z.number().int(), full_cents: z.number().int(), discount_percent: z.number().int() }),
  /** Of the caller's plan; null for visitors and whoever has none. */
  included_minutes_left: z.number().int().nullable(),
});
export type SlotWeek = z.infer<typeof slotWeekSchema>;

const tags = ['tutors'];
const page = z.coerce.number().int().min(1).max(1000).default(1);

export const tutors = {
  list: endpoint
    .meta({ access: 'public' })
    .route({ method: 'GET', path: '/tutors', summary: 'Tutors who can be booked, filtered', tags })
    .input(
      z.object({
        ...requestedLanguage,
        /** The id of a theme. */
        subject: contentId.optional(),
        teaches_in: tutoringLanguage.optional(),
        max_cents: z.coerce.number().int().min(0).max(1_000_000).optional(),
        /** A slot is free until the end of the caller's week. */
        free_this_week: z.stringbool().or(z.boolean()).default(false),
        sort: z.enum(tutorSorts).default('soonest'),
        page,
      }),
    )
    .output(tutorListSchema),
  get: endpoint
    .meta({ access: 'public' })
    .route({ method: 'GET', path: '/tutors/{tutorId}', summary: 'A tutor', tags })
    .input(z.object({ tutorId: z.uuid(), ...requestedLanguage }))
    .output(tutorSchema),
  reviews: endpoint
    .meta({ access: 'public' })
    .route({ method: 'GET', path: '/tutors/{tutorId}/reviews', summary: 'What learners say, newest first', tags })
    .input(z.object({ tutorId: z.uuid(), page }))
    .output(tutorReviewsSchema),
  slots: endpoint
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/tutors/{tutorId}/slots',
      summary: 'When a tutor can be booked, by days of the caller’s time zone',
      tags,
    })
    .input(
      z.object({
        tutorId: z.uuid(),
        minutes: z.coerce.number().pipe(z.literal(bookingMinutes)).default(60),
        /** Today if not said. */
        from: z.iso.date().optional(),
        days: z.coerce.number().int().min(1).max(slotDays.max).default(slotDays.usual),
      }),
    )
    .output(slotWeekSchema),
};
