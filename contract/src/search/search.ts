import { languageShape } from '@navor/languages/shapes';
import { z } from 'zod';
import { requestedLanguage } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { lastSearchPage, searchKinds, searchLength } from './search-choices.ts';

/** A text in pieces: those that match what was asked for, and what is between. */
const markedSchema = z.array(z.object({ text: z.string(), is_hit: z.boolean() }));
export type Marked = z.infer<typeof markedSchema>;

/** Something that the caller may open. */
const foundSchema = z.object({
  kind: z.enum(searchKinds),
  /** Unique among its kind. */
  id: z.string(),
  title: z.string(),
  /** What it is part of, such as the course of a lesson. */
  context: z.string().nullable(),
  /** The language of title and context. */
  language: languageShape,
  /** Its address without the area: `courses/statika/momenti#rocica` is under `/`, and under `/dashboard/` for who is signed in. */
  path: z.string(),
});

export const searchResultSchema = foundSchema.extend({
  marked_title: markedSchema,
  /** The part that fits best, in the language in which it was found; null where only the title matches. */
  passage: z.object({ heading: z.string().nullable(), language: languageShape, text: markedSchema }).nullable(),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

export const suggestionSchema = foundSchema.extend({ marked_title: markedSchema });
export type Suggestion = z.infer<typeof suggestionSchema>;

export const searchResultsSchema = z.object({
  results: z.array(searchResultSchema),
  /** Of the chosen kind; nothing that the caller may not open is counted. */
  total: z.number().int(),
  page: z.number().int(),
  page_count: z.number().int(),
  /** Over all kinds, those with results only. */
  kinds: z.array(z.object({ kind: z.enum(searchKinds), count: z.number().int() })),
  /** What was looked for instead, where something was mistyped without doubt; a word in quotes is looked for as it is. */
  corrected: z.string().nullable(),
  /** What may have been meant instead of words that nothing has; they were looked for as they are. */
  offered: z.string().nullable(),
  /** Whether not all the words had to be there, or only an equation of the same quantities, because nothing has what was asked. */
  is_loose: z.boolean(),
  /** Words of the query that nothing has, where results are of the others alone. */
  left_out: z.array(z.string()),
  /** Where nothing was found: some courses and library items that the caller may open. */
  instead: z.array(suggestionSchema),
});
export type SearchResults = z.infer<typeof searchResultsSchema>;

const tags = ['search'];
const done = z.object({ done: z.literal(true) });
/** PostgreSQL stores no NUL. */
const queryText = z
  .string()
  .max(searchLength.max)
  .transform((text) => text.replaceAll('\0', ' ').trim());

export const search = {
  find: endpoint
    .meta({ access: 'public' })
    .route({ method: 'GET', path: '/search', summary: 'Search everything that the caller may open', tags })
    .input(
      z.object({
        ...requestedLanguage,
        q: queryText,
        kind: z.enum(searchKinds).optional(),
        page: z.coerce.number().int().min(1).max(lastSearchPage).default(1),
      }),
    )
    .output(searchResultsSchema),
  suggest: endpoint
    .meta({ access: 'public' })
    .route({ method: 'GET', path: '/search/suggestions', summary: 'What somebody who is typing may mean', tags })
    .input(z.object({ ...requestedLanguage, q: queryText }))
    .output(z.array(suggestionSchema)),
  recent: endpoint
    .route({ method: 'GET', path: '/search/recent', summary: 'What the caller has searched for, newest first', tags })
    .output(z.array(z.string())),
  remember: endpoint
    .route({ method: 'PUT', path: '/search/recent', summary: 'Remember a search; again brings it to the front', tags })
    .input(z.object({ q: queryText.refine((text) => text.length > 0) }))
    .output(done),
  forget: endpoint
    .route({
      ...{ method: 'DELETE', path: '/search/recent', summary: 'Forget one search of the caller, or all', tags },
      description:
        'With `q` the search that was remembered with these very words is forgotten, apart from spaces around them; one ' +
        'that is not remembered, or an empty one, changes nothing. With an empty object all of them are forgotten. There ' +
        'has to be a body, so that nothing is lost by a request that has lost it.',
    })
    .input(z.object({ q: queryText.optional() }))
    .output(done),
};
