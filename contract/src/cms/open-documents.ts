import { translatedShape } from '@navor/languages/shapes';
import { z } from 'zod';
import { documentKinds } from '../authorship/authorship-choices.ts';
import { documentShape } from '../authorship/document.ts';
import { contentId, requestedLanguage } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { writeKey } from '../write-key.ts';
import { fileStates, scheduleStates } from './cms-choices.ts';
import { contentProblemSchema } from './drafts.ts';

export const documentFileSchema = z.object({
  path: z.string(),
  /** Null for a file that the draft takes out. */
  hash: z.string().nullable(),
  state: z.enum(fileStates),
  /** In bytes; null for what lies in storage. */
  size: z.number().int().nullable(),
  /** Of what was drafted. */
  updated_at: z.date().nullable(),
  updated_by: z.string().nullable(),
});
export type DocumentFile = z.infer<typeof documentFileSchema>;

export const scheduleSchema = z.object({
  id: z.uuid(),
  publish_at: z.date(),
  state: z.enum(scheduleStates),
  version_number: z.number().int(),
  requested_by: z.string().nullable(),
  problems: z.array(contentProblemSchema),
});
export type Schedule = z.infer<typeof scheduleSchema>;

export const openDocumentSchema = documentShape.extend({
  title: translatedShape(z.string()),
  /** Whether readers can open it. */
  is_published: z.boolean(),
  /** Whether it was ever published. */
  is_new: z.boolean(),
  archived_at: z.date().nullable(),
  /** Of all drafted files together, which publishing and discarding name; null where nothing is drafted. */
  draft_hash: z.string().nullable(),
  files: z.array(documentFileSchema),
  schedule: scheduleSchema.nullable(),
});
export type OpenDocument = z.infer<typeof openDocumentSchema>;

const tags = ['cms'];

export const documents = {
  open: endpoint
    .meta({ access: 'author' })
    .route({ method: 'GET', path: '/cms/{kind}/{id}', summary: 'A document with the state of each of its files', tags })
    .input(documentShape)
    .output(openDocumentSchema),
  list: endpoint
    .meta({ access: 'author' })
    .route({ method: 'GET', path: '/cms/{kind}', summary: 'The documents of a kind that the caller may edit', tags })
    .input(z.object({ kind: z.enum(documentKinds), ...requestedLanguage }))
    .output(
      z.array(
        documentShape.extend({
          title: z.string(),
          is_published: z.boolean(),
          is_new: z.boolean(),
          archived_at: z.date().nullable(),
          drafted_files: z.number().int(),
          updated_at: z.date().nullable(),
          /** What is to be published by itself, or could not be. */
          schedule: scheduleSchema.pick({ state: true, publish_at: true }).nullable(),
        }),
      ),
    ),
  create: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'POST',
      path: '/cms/{kind}',
      summary: 'Begin a document as a draft that is the caller’s own',
      tags,
    })
    .input(
      z.object({
        kind: z.enum(documentKinds),
        /** What its address will be. */
        id: contentId,
        /** What its main file says. */
        value: z.custom<Record<string, unknown>>((given) => typeof given === 'object' && given !== null),
        write_key: writeKey,
      }),
    )
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('created'), hash: z.string() }),
        z.object({ kind: z.literal('taken') }),
        z.object({
          kind: z.literal('refused'),
          problems: z.array(z.object({ place: z.array(z.union([z.string(), z.number()])), message: z.string() })),
        }),
      ]),
    ),
};
