import { contentStatuses, courseLevels, lessonCompletions, tiers } from '@navor/contract';
import { z } from 'zod';
import { strayCharacter } from '../../../platform/markdown/stray-character.ts';

/** How the YAML files look. The order of the keys is the order in which they are written. */

const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens')
  .max(100);
const words = z
  .string()
  .trim()
  .min(1)
  .refine((text) => !strayCharacter(text), 'must not hold control characters or halves of characters');
const translated = z.strictObject({ sl: words, en: words.optional(), de: words.optional() });
const translatedList = z.strictObject({
  sl: z.array(words).min(1),
  en: z.array(words).min(1).optional(),
  de: z.array(words).min(1).optional(),
});

export const themeShape = z.strictObject({
  position: z.int().min(0),
  title: translated,
  summary: translated,
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
  title: translated,
  summary: translated,
  lessons: z.array(lessonShape),
});

export const courseShape = z.strictObject({
  theme: id,
  status: z.enum(contentStatuses),
  position: z.int().min(0),
  level: z.enum(courseLevels),
  access: z.enum(tiers),
  weeks: z.int().min(1).max(104),
  hoursPerWeek: z.int().min(1).max(60),
  author: words,
  title: translated,
  summary: translated,
  description: translated,
  outcomes: translatedList,
  prerequisites: z.array(id),
  modules: z.array(moduleShape).min(1),
});
export type CourseFile = z.infer<typeof courseShape>;

export const lessonFrontMatterShape = z.strictObject({ title: words, summary: words });
export type LessonFrontMatter = z.infer<typeof lessonFrontMatterShape>;

export const idShape = id;
