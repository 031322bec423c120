import { z } from 'zod';
import { documentShape } from '../authorship/document.ts';
import { endpoint } from '../endpoint.ts';
import { writeKey } from '../write-key.ts';
import { comparedWith, longestNote, versionReasons } from './cms-choices.ts';
import { filePath } from './drafts.ts';

const fileChange = z.object({ path: z.string(), state: z.enum(['changed', 'new', 'removed']) });
export type FileChange = z.infer<typeof fileChange>;

export const versionSchema = z.object({
  id: z.uuid(),
  /** From 1, in its document. */
  number: z.number().int(),
  reason: z.enum(versionReasons),
  note: z.string().nullable(),
  created_at: z.date(),
  /** Null for what the server did by itself, and for accounts that are gone. */
  created_by: z.string().nullable(),
  /** Whether it is what is published. */
  is_published: z.boolean(),
  /** Whether it is what the authors have left. */
  is_current: z.boolean(),
  /** Since the version before; all that the first one has. */
  changes: z.array(fileChange),
});
export type DocumentVersion = z.infer<typeof versionSchema>;

export const wordChangeSchema = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() });
export type WordChange = z.infer<typeof wordChangeSchema>;

/** A block or a line; several that are the same in a row are one. What moved may have changed as well. */
const difference = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() }),
  z.object({ kind: z.enum(['changed', 'moved']), words: z.array(wordChangeSchema) }),
]);
export type BlockDifference = z.infer<typeof difference>;

const comparedFile = fileChange.extend({
  /** Null for what is no text, and for texts that have to be asked for one by one because there are many. */
  differences: z.array(difference).nullable(),
  is_text: z.boolean(),
});
export type ComparedFile = z.infer<typeof comparedFile>;

const tags = ['cms'];
const oneVersion = documentShape.extend({ versionId: z.uuid() });

/** Documents as they were, and the way back to them. */
export const versions = {
  list: endpoint
    .meta({ access: 'author' })
    .route({ method: 'GET', path: '/cms/{kind}/{id}/versions', summary: 'How a document was, newest first', tags })
    .input(documentShape.extend({ page: z.coerce.number().int().min(1).max(10_000).default(1) }))
    .output(z.object({ count: z.number().int(), page_count: z.number().int(), versions: z.array(versionSchema) })),
  compare: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'GET',
      path: '/cms/{kind}/{id}/versions/{versionId}/difference',
      summary: 'What changed in a version, or would change by restoring it',
      tags,
    })
    .input(oneVersion.extend({ with: z.enum(comparedWith).default('previous'), path: filePath.optional() }))
    .output(z.object({ version: versionSchema, files: z.array(comparedFile) })),
  restore: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'POST',
      path: '/cms/{kind}/{id}/versions/{versionId}/restore',
      summary: 'Make a version the draft; readers see it once that is published',
      tags,
    })
    .input(oneVersion.extend({ draft_hash: z.string().nullable() }))
    .output(
      z.discriminatedUnion('kind', [
        /** Restoring the other version takes it back. */
        z.object({ kind: z.literal('restored'), draft_hash: z.string().nullable(), undo_version_id: z.uuid() }),
        /** Somebody else has changed the draft since it was looked at. */
        z.object({ kind: z.literal('outdated') }),
      ]),
    ),
  keep: endpoint
    .meta({ access: 'author' })
    .route({ method: 'POST', path: '/cms/{kind}/{id}/versions', summary: 'Keep a document as it is now', tags })
    .input(documentShape.extend({ note: z.string().trim().max(longestNote), write_key: writeKey }))
    .output(z.object({ id: z.uuid(), number: z.number().int() })),
};
