import { contentStatuses, courseLevels, libraryKinds } from '@navor/contract';
import { type Language, languages } from '@navor/languages';
import { z } from 'zod';
import {
  idShape,
  keywordList,
  translatedSummary,
  translatedTitle,
  words,
} from '../../../content/files/content-shapes.ts';

/** How the YAML files look. The order of the keys is the order in which they are written. */

/** By id. */
export const tagsShape = z.record(idShape, translatedTitle);
export type TagsFile = z.infer<typeof tagsShape>;

const keywordLists = Object.fromEntries(
  languages.map((language) => [language, keywordList.min(1).optional()]),
) as Record<Language, z.ZodOptional<typeof keywordList>>;

export const itemShape = z.strictObject({
  theme: idShape,
  status: z.enum(contentStatuses),
  kind: z.enum(libraryKinds),
  level: z.enum(courseLevels),
  tags: z.array(idShape).max(20).default([]),
  title: translatedTitle,
  summary: translatedSummary,
  keywords: z.strictObject(keywordLists).default({}),
  related: z.array(idShape).max(20).default([]),
  lessons: z
    .array(z.strictObject({ course: idShape, lesson: idShape }))
    .max(20)
    .default([]),
  sources: z
    .array(z.strictObject({ title: words.max(300), url: z.url({ protocol: /^https?$/ }).optional() }))
    .max(50)
    .default([]),
});
export type ItemFile = z.infer<typeof itemShape>;
