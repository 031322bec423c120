import { z } from 'zod';
import { documentShape } from '../authorship/document.ts';
import { headingSchema, libraryPartSchema } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { longestText } from './cms-choices.ts';
import { contentProblemSchema, filePath } from './drafts.ts';
import { scheduleSchema } from './open-documents.ts';

const tags = ['cms'];

/** PostgreSQL does not read years of more than four digits as JavaScript writes them. */
const lastMoment = new Date('9999-12-31T23:59:59Z');

/** What is published has changed beneath the draft, in the same places. */
const conflict = z.object({ kind: z.literal('conflict'), paths: z.array(z.string()), published_hash: z.string() });

/** That the draft holds where both have changed: over what was published when that was told as a conflict. */
const overPublished = z.string().optional();

const published = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('published'),
    version: z.number().int(),
    /** Whether readers can see it: texts of something unpublished wait for the rest of it. */
    is_open: z.boolean(),
    problems: z.array(contentProblemSchema),
  }),
  z.object({ kind: z.literal('refused'), problems: z.array(contentProblemSchema) }),
  /** Somebody else has changed the draft since it was looked at. */
  z.object({ kind: z.literal('outdated') }),
  conflict,
]);
export type Published = z.infer<typeof published>;

const publishedText = z.discriminatedUnion('kind', [
  ...published.options,
  /** Readers have it as it was seen already, as when this is sent twice. */
  z.object({ kind: z.literal('unchanged'), is_open: z.boolean() }),
  /** Nothing of its document was ever published: that is published as a whole, by this hash. */
  z.object({
    kind: z.literal('never-published'),
    draft_hash: z.string().nullable(),
    /** How many texts go out with it, not counting this one in other languages. */
    other_texts: z.number().int(),
  }),
]);
export type PublishedText = z.infer<typeof publishedText>;

export const publishing = {
  check: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'GET',
      path: '/cms/{kind}/{id}/problems',
      summary: 'What publishing would say of the draft',
      tags,
    })
    .input(documentShape)
    .output(z.array(contentProblemSchema)),
  publish: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'POST',
      path: '/cms/{kind}/{id}/publish',
      summary: 'Make the draft, or some files of it, what readers see',
      tags,
    })
    .input(
      documentShape.extend({
        draft_hash: z.string().nullable(),
        /** Those of one lesson or language, which bring what they show along; all without it. */
        paths: z.array(filePath).min(1).max(500).optional(),
        over_published: overPublished,
      }),
    )
    .output(published),
  publishText: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'POST',
      path: '/cms/{kind}/{id}/publish-text',
      summary: 'Make one text, as its page has shown it, what readers see; a new lesson is listed, and nothing else',
      tags,
    })
    .input(
      documentShape.extend({
        path: filePath,
        /** Of the text that was looked at; null where it was taken out. */
        seen_hash: z.string().nullable(),
      }),
    )
    .output(publishedText),
  unpublish: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'POST',
      path: '/cms/{kind}/{id}/unpublish',
      summary: 'Let readers see it no longer, at once',
      tags,
    })
    .input(documentShape)
    .output(z.object({ version: z.number().int() })),
  archive: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'POST',
      path: '/cms/{kind}/{id}/archive',
      summary: 'Put it away, unpublished; nothing is deleted',
      tags,
    })
    .input(documentShape.extend({ is_archived: z.boolean() }))
    .output(z.object({ archived_at: z.date().nullable() })),
};

export const schedules = {
  set: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'PUT',
      path: '/cms/{kind}/{id}/schedule',
      summary: 'Publish the draft as it is now at a later moment; edits made until then are no part of it',
      tags,
    })
    .input(
      documentShape.extend({
        draft_hash: z.string().nullable(),
        publish_at: z.coerce.date().max(lastMoment),
        over_published: overPublished,
      }),
    )
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('scheduled'), schedule: scheduleSchema }),
        z.object({ kind: z.literal('refused'), problems: z.array(contentProblemSchema) }),
        z.object({ kind: z.literal('outdated') }),
        conflict,
        z.object({ kind: z.literal('past') }),
      ]),
    ),
  cancel: endpoint
    .meta({ access: 'author' })
    .route({ method: 'DELETE', path: '/cms/{kind}/{id}/schedule', summary: 'Publish nothing by itself', tags })
    .input(documentShape.extend({ schedule_id: z.uuid() }))
    .output(z.object({ is_cancelled: z.boolean() })),
};

export const previews = {
  text: endpoint
    .meta({ access: 'author', maxBodyBytes: 4 * 1024 * 1024 })
    .route({ method: 'POST', path: '/cms/{kind}/{id}/preview', summary: 'A text as its page would show it', tags })
    .input(documentShape.extend({ path: filePath, text: z.string().max(longestText) }))
    .output(
      z.object({
        body: z.array(libraryPartSchema),
        contents: z.array(headingSchema),
        problems: z.array(contentProblemSchema),
      }),
    ),
};
