import { translatedShape } from '@navor/languages/shapes';
import { z } from 'zod';
import { requestedLanguage } from '../content.ts';
import { contentStatuses, courseLevels } from '../courses/course-choices.ts';
import { endpoint } from '../endpoint.ts';
import { libraryKinds } from '../library/library-choices.ts';

const translated = translatedShape(z.string());

/** What `item.yaml` says. */
export const itemValueSchema = z.object({
  theme: z.string(),
  status: z.enum(contentStatuses),
  kind: z.enum(libraryKinds),
  level: z.enum(courseLevels),
  tags: z.array(z.string()),
  title: translated,
  summary: translated,
  keywords: z.object({
    sl: z.array(z.string()).optional(),
    en: z.array(z.string()).optional(),
    de: z.array(z.string()).optional(),
  }),
  related: z.array(z.string()),
  lessons: z.array(z.object({ course: z.string(), lesson: z.string() })),
  sources: z.array(z.object({ title: z.string(), url: z.string().optional() })),
});
export type ItemValue = z.infer<typeof itemValueSchema>;

const named = z.array(z.object({ id: z.string(), title: z.string() }));

const itemDraftChoicesSchema = z.object({
  themes: named,
  tags: named,
  /** Those that others may lead on to. */
  items: named,
  /** Those that teach what an item holds. */
  courses: z.array(z.object({ id: z.string(), title: z.string(), lessons: named })),
});
export type ItemDraftChoices = z.infer<typeof itemDraftChoicesSchema>;

/** Items of the library as their authors put them together; what they say is written through `drafts`. */
export const itemDrafts = {
  choices: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'GET',
      path: '/item-draft-choices',
      summary: 'What an item of the library can be about and lead on to',
      tags: ['cms'],
    })
    .input(z.object(requestedLanguage))
    .output(itemDraftChoicesSchema),
};
