import {
  contentStatuses,
  courseLevels,
  lessonCompletions,
  longestDescription,
  longestSummary,
  tiers,
} from '@navor/contract';
import { translatedShape } from '@navor/languages/shapes';
import { z } from 'zod';
import {
  idShape as id,
  keywordList,
  position,
  summary,
  title,
  translatedSummary,
  translatedTitle,
  words,
} from '../../../content/files/content-shapes.ts';

/** How the YAML files look. The order of the keys is the order in which they are written. */

const translatedList = translatedShape(z.array(words.max(longestSummary)).min(1).max(30));

export const themeShape = z.strictObject({
  position,
  title: translatedTitle,
  summary: translatedSummary,
});
export type ThemeFile = z.infer<typeof themeShape>;

const lessonShape = z.strictObject({
  id,
  minutes: z.int().min(1).max(600),
  preview: z.boolean().default(false),
  status: z.enum(contentStatuses).default('published'),
  completion: z.enum(lessonCompletions).default('manual'),
});

const moduleShape = z.strictObject({
  id,
  title: translatedTitle,
  summary: translatedSummary,
  lessons: z.array(lessonShape),
});

export const courseShape = z.strictObject({
  theme: id,
  status: z.enum(contentStatuses),
  position,
  level: z.enum(courseLevels),
  access: z.enum(tiers),
  weeks: z.int().min(1).max(104),
  hoursPerWeek: z.int().min(1).max(60),
  author: title,
  title: translatedTitle,
  summary: translatedSummary,
  description: translatedShape(words.max(longestDescription)),
  outcomes: translatedList,
  prerequisites: z.array(id),
  modules: z.array(moduleShape).min(1),
});
export type CourseFile = z.infer<typeof courseShape>;

export const lessonFrontMatterShape = z.strictObject({
  title,
  summary,
  keywords: keywordList.default([]),
});
export type LessonFrontMatter = z.infer<typeof lessonFrontMatterShape>;
