import { languageShape } from '@navor/languages/shapes';
import { z } from 'zod';
import { headingSchema, libraryPartSchema, movedAnchorsSchema } from '../body.ts';
import { contentId, requestedLanguage } from '../content.ts';
import { courseLevels } from '../courses/course-choices.ts';
import { lessonLinkSchema } from '../courses/courses.ts';
import { endpoint } from '../endpoint.ts';
import { libraryKinds, librarySorts } from './library-choices.ts';

const named = z.object({ id: z.string(), title: z.string() });
const counted = named.extend({ count: z.number().int() });

export const libraryCardSchema = z.object({
  id: z.string(),
  kind: z.enum(libraryKinds),
  title: z.string(),
  summary: z.string(),
  /** The language that the texts are in: not the one asked for where a translation is missing. */
  language: languageShape,
  /** Languages that the item exists in. */
  languages: z.array(languageShape),
  theme: named,
  level: z.enum(courseLevels),
  tags: z.array(named),
  /** By the caller; never for visitors. */
  is_bookmarked: z.boolean(),
});
export type LibraryCard = z.infer<typeof libraryCardSchema>;

export const libraryItemSchema = libraryCardSchema.extend({
  body: z.array(libraryPartSchema),
  contents: z.array(headingSchema),
  moved_anchors: movedAnchorsSchema,
  /** What the facts are taken from. */
  sources: z.array(z.object({ title: z.string(), url: z.string().nullable() })),
  related: z.array(libraryCardSchema),
  /** Published lessons that teach it; `is_open` tells whether the caller may read one. */
  lessons: z.array(z.object({ course: named, lesson: lessonLinkSchema, is_open: z.boolean() })),
  updated_at: z.date(),
});
export type LibraryItem = z.infer<typeof libraryItemSchema>;

export const libraryEntranceSchema = z.object({
  item_count: z.number().int(),
  /** Themes that have a published item. */
  themes: z.array(counted.extend({ summary: z.string(), language: languageShape })),
  kinds: z.array(z.object({ kind: z.enum(libraryKinds), count: z.number().int() })),
  newest: z.array(libraryCardSchema),
  /** Over the last thirty days. */
  most_read: z.array(libraryCardSchema),
  /** The caller's own, newest first; null for visitors. */
  own: z.object({ bookmarks: z.array(libraryCardSchema), recent: z.array(libraryCardSchema) }).nullable(),
});
export type LibraryEntrance = z.infer<typeof libraryEntranceSchema>;

export const libraryListSchema = z.object({
  items: z.array(libraryCardSchema),
  total: z.number().int(),
  page: z.number().int(),
  page_count: z.number().int(),
  /** What can be filtered by, with the number of items that the other filters leave. */
  themes: z.array(counted),
  kinds: z.array(z.object({ kind: z.enum(libraryKinds), count: z.number().int() })),
  tags: z.array(counted),
});
export type LibraryList = z.infer<typeof libraryListSchema>;

const tags = ['library'];
const item = z.object({ itemId: contentId });
const done = z.object({ done: z.literal(true) });

export const library = {
  entrance: endpoint
    .meta({ access: 'public' })
    .route({ method: 'GET', path: '/library', summary: 'What the technical library holds', tags })
    .input(z.object(requestedLanguage))
    .output(libraryEntranceSchema),
  list: endpoint
    .meta({ access: 'public' })
    .route({ method: 'GET', path: '/library/items', summary: 'Items of the library, filtered', tags })
    .input(
      z.object({
        ...requestedLanguage,
        theme: contentId.optional(),
        kind: z.enum(libraryKinds).optional(),
        level: z.enum(courseLevels).optional(),
        tag: contentId.optional(),
        /** Only what the caller has bookmarked; nothing for visitors. */
        bookmarked: z.stringbool().or(z.boolean()).default(false),
        sort: z.enum(librarySorts).default('title'),
        page: z.coerce.number().int().min(1).max(1000).default(1),
      }),
    )
    .output(libraryListSchema),
  get: endpoint
    .meta({ access: 'public' })
    .route({ method: 'GET', path: '/library/items/{itemId}', summary: 'An item of the library, to read', tags })
    .input(item.extend(requestedLanguage))
    .output(libraryItemSchema),
  reportRead: endpoint
    .meta({ access: 'public' })
    .route({
      method: 'POST',
      path: '/library/items/{itemId}/reading',
      summary: 'Count that the caller reads an item; once a day for each reader',
      tags,
    })
    .input(item)
    .output(done),
  bookmark: endpoint
    .route({ method: 'PUT', path: '/library/items/{itemId}/bookmark', summary: 'Bookmark an item', tags })
    .input(item)
    .output(done),
  removeBookmark: endpoint
    .route({ method: 'DELETE', path: '/library/items/{itemId}/bookmark', summary: 'Remove the bookmark', tags })
    .input(item)
    .output(done),
};
