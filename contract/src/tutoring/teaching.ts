import { type Language, languages } from '@navor/languages';
import { z } from 'zod';
import { contentId, requestedLanguage } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { line } from '../line.ts';
import { meetingUrl } from './meeting-url.ts';
import { applicationNeeds, tutoringLanguages, tutorLimits, tutorStatuses } from './tutoring-choices.ts';

const written = (max: number) => {
  const text = z.string().trim().max(max);
  return z.strictObject({ sl: text, en: text, de: text } satisfies Record<Language, typeof text>);
};

const profileFields = {
  headline: written(tutorLimits.headline),
  bio: written(tutorLimits.bio),
  /** Ids of themes. */
  subjects: z.array(contentId).max(tutorLimits.subjects).transform(unique),
  languages: z.array(z.enum(tutoringLanguages)).max(tutoringLanguages.length).transform(unique),
  /** Null until it is said. */
  cents_per_hour: z.number().int().min(tutorLimits.centsPerHour.min).max(tutorLimits.centsPerHour.max).nullable(),
  meeting_url: meetingUrl.nullable(),
};

const teachingSchema = z.object({
  /** Null until a first draft is saved. */
  tutor: z
    .object({
      id: z.uuid(),
      status: z.enum(tutorStatuses),
      applied_at: z.date().nullable(),
      decided_at: z.date().nullable(),
      decline_reason: z.string().nullable(),
      rating: z.object({ average: z.number(), count: z.number().int() }).nullable(),
      next_free_at: z.date().nullable(),
    })
    .nullable(),
  needs: z.array(z.enum(applicationNeeds)),
  /** The next confirmed bookings, the earliest first. */
  upcoming: z.array(
    z.object({
      id: z.uuid(),
      starts_at: z.date(),
      minutes: z.number().int(),
      learner_name: z.string(),
      topic: z.string(),
    }),
  ),
});
export type Teaching = z.infer<typeof teachingSchema>;

const ownTutorProfileSchema = z.object({
  ...profileFields,
  subjects: z.array(z.string()),
  languages: z.array(z.enum(tutoringLanguages)),
  cents_per_hour: z.number().int().nullable(),
  meeting_url: z.string().nullable(),
  status: z.enum(tutorStatuses),
});
export type OwnTutorProfile = z.infer<typeof ownTutorProfileSchema>;

const tags = ['teaching'];

/** What tutors, and those who want to become one, do with their own profile. Nobody else's can be named here. */
export const teaching = {
  overview: endpoint
    .route({ method: 'GET', path: '/teaching', summary: 'Where the caller stands as a tutor', tags })
    .output(teachingSchema),
  profile: endpoint
    .route({ method: 'GET', path: '/teaching/profile', summary: 'The caller’s own profile as a tutor', tags })
    .input(z.object(requestedLanguage))
    .output(
      z.object({
        profile: ownTutorProfileSchema,
        /** All that can be chosen from. */
        themes: z.array(z.object({ id: z.string(), title: z.string() })),
      }),
    ),
  saveProfile: endpoint
    .route({ method: 'PUT', path: '/teaching/profile', summary: 'Save the own profile, as a draft at first', tags })
    .input(z.object(profileFields))
    .output(ownTutorProfileSchema),
  previewDescription: endpoint
    .route({ method: 'POST', path: '/teaching/preview', summary: 'What a description looks like on its page', tags })
    .input(z.object({ ...requestedLanguage, text: z.string().max(tutorLimits.bio) }))
    .output(z.object({ html: z.string() })),
  apply: endpoint
    .route({ method: 'POST', path: '/teaching/application', summary: 'Ask to become a tutor', tags })
    .output(teachingSchema),
  pause: endpoint
    .route({ method: 'POST', path: '/teaching/pause', summary: 'Take no new bookings for now', tags })
    .output(teachingSchema),
  resume: endpoint
    .route({ method: 'POST', path: '/teaching/resumption', summary: 'Take bookings again', tags })
    .output(teachingSchema),
};

const applicationSchema = z.object({
  id: z.uuid(),
  person: z.object({ id: z.uuid(), full_name: z.string(), email: z.string(), avatar_url: z.string().nullable() }),
  status: z.enum(tutorStatuses),
  applied_at: z.date().nullable(),
  decided_at: z.date().nullable(),
  decline_reason: z.string().nullable(),
  /** That both are written in. */
  language: z.enum(languages),
  headline: z.string(),
  bio_html: z.string(),
  subjects: z.array(z.string()),
  languages: z.array(z.enum(tutoringLanguages)),
  cents_per_hour: z.number().int(),
  time_zone: z.string(),
  weekly_minutes: z.number().int(),
});
export type TutorApplication = z.infer<typeof applicationSchema>;

const tutorOfPersonSchema = z.object({
  id: z.uuid(),
  status: z.enum(tutorStatuses),
  /** Confirmed ones that have not begun. */
  bookings_ahead: z.number().int(),
});
export type TutorOfPerson = z.infer<typeof tutorOfPersonSchema>;

/** What administrators decide. */
export const applications = {
  list: endpoint
    .meta({ access: 'admin' })
    .route({ method: 'GET', path: '/tutor-applications', summary: 'Who wants to be a tutor, and who is one', tags })
    .input(
      z.object({
        ...requestedLanguage,
        status: z.enum(tutorStatuses).exclude(['draft']).default('applied'),
        page: z.coerce.number().int().min(1).max(1000).default(1),
      }),
    )
    .output(
      z.object({
        applications: z.array(applicationSchema),
        count: z.number().int(),
        page_count: z.number().int(),
      }),
    ),
  ofPerson: endpoint
    .meta({ access: 'admin' })
    .route({
      method: 'GET',
      path: '/people/{id}/tutor',
      summary: 'Whether somebody teaches, and who waits for them',
      tags,
    })
    .input(z.object({ id: z.uuid() }))
    .output(tutorOfPersonSchema.nullable()),
  approve: endpoint
    .meta({ access: 'admin' })
    .route({ method: 'POST', path: '/tutor-applications/{tutorId}/approval', summary: 'Make somebody a tutor', tags })
    .input(z.object({ tutorId: z.uuid() }))
    .output(z.object({ done: z.literal(true) })),
  decline: endpoint
    .meta({ access: 'admin' })
    .route({ method: 'POST', path: '/tutor-applications/{tutorId}/refusal', summary: 'Decline and say why', tags })
    .input(z.object({ tutorId: z.uuid(), reason: line(tutorLimits.reason).min(1) }))
    .output(z.object({ done: z.literal(true) })),
};

function unique<Value>(values: Value[]): Value[] {
  return [...new Set(values)];
}
