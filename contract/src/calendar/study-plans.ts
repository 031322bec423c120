import { languageShape } from '@navor/languages/shapes';
import { z } from 'zod';
import { contentId, requestedLanguage } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { studyPlanLimits } from './study-plan-choices.ts';

const { hoursPerWeek, weeks, minutesPerDay, stretches } = studyPlanLimits;

const studyHoursSchema = z
  .object({
    /** 1 is Monday. */
    weekday: z.number().int().min(1).max(7),
    /** Minutes of the clock since midnight. */
    start_minute: z.number().int().min(0).max(1439),
    end_minute: z.number().int().min(1).max(1440),
  })
  .refine(({ start_minute, end_minute }) => start_minute < end_minute, { path: ['end_minute'] });

export const studyPlanSettingsSchema = z.object({
  /** When in a week the learner can learn. */
  hours: z.array(studyHoursSchema).min(1).max(stretches),
  hours_per_week: z.number().int().min(hoursPerWeek.min).max(hoursPerWeek.max),
  /** Counted from the day on which it is saved. */
  weeks: z.number().int().min(weeks.min).max(weeks.max),
  minutes_per_day: z.number().int().min(minutesPerDay.min).max(minutesPerDay.max),
});
export type StudyPlanSettings = z.infer<typeof studyPlanSettingsSchema>;

const studyBlockSchema = z.object({
  /** In the plan's time zone. */
  day: z.iso.date(),
  starts_at: z.date(),
  ends_at: z.date(),
  is_pinned: z.boolean(),
  lessons: z.array(z.object({ id: z.string(), title: z.string() })),
});

/** How a course fits into somebody's weeks. */
export const studyOutlookSchema = z.object({
  time_zone: z.string(),
  blocks: z.array(studyBlockSchema),
  minutes_planned: z.number().int(),
  /** What found no place; nothing if all is well. */
  minutes_unplaced: z.number().int(),
  ends_on: z.iso.date().nullable(),
  /** What alone would make room for all of it, where that is possible. */
  enough: z.object({ weeks: z.number().int().nullable(), hours_per_week: z.number().int().nullable() }),
});
export type StudyOutlook = z.infer<typeof studyOutlookSchema>;
export type StudyBlock = StudyOutlook['blocks'][number];

export const studyPlanSchema = z.object({
  course: z.object({ id: z.string(), title: z.string(), language: languageShape }),
  /** Only a course that somebody is enrolled in and has not completed can be planned. */
  state: z.enum(['open', 'completed', 'not_enrolled']),
  remaining: z.object({ lessons: z.number().int(), minutes: z.number().int() }),
  is_saved: z.boolean(),
  /** As saved, else as offered. */
  settings: studyPlanSettingsSchema,
  /** Of the plan as it is saved. */
  outlook: studyOutlookSchema.nullable(),
});
export type StudyPlan = z.infer<typeof studyPlanSchema>;

const tags = ['calendar'];
const done = z.object({ done: z.literal(true) });
const courseId = contentId;

export const studyPlans = {
  list: endpoint
    .route({ method: 'GET', path: '/calendar/study-plans', summary: 'Courses of the caller that can be planned', tags })
    .input(z.object(requestedLanguage))
    .output(z.array(z.object({ course: studyPlanSchema.shape.course, is_planned: z.boolean() }))),
  get: endpoint
    .route({ method: 'GET', path: '/calendar/study-plans/{courseId}', summary: 'The plan of a course', tags })
    .input(z.object({ courseId, ...requestedLanguage }))
    .output(studyPlanSchema),
  preview: endpoint
    .route({
      ...{ method: 'POST', path: '/calendar/study-plans/{courseId}/preview' },
      ...{ summary: 'How a course would be spread; saves nothing', tags },
    })
    .input(studyPlanSettingsSchema.extend({ courseId, ...requestedLanguage }))
    .output(studyOutlookSchema),
  save: endpoint
    .route({
      method: 'PUT',
      path: '/calendar/study-plans/{courseId}',
      summary: 'Spread a course over free hours',
      tags,
    })
    .input(studyPlanSettingsSchema.extend({ courseId, ...requestedLanguage }))
    .output(studyOutlookSchema),
  delete: endpoint
    .route({
      method: 'DELETE',
      path: '/calendar/study-plans/{courseId}',
      summary: 'Delete a plan with its blocks',
      tags,
    })
    .input(z.object({ courseId }))
    .output(done),
};
