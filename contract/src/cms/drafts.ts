import { z } from 'zod';
import { documentShape } from '../authorship/document.ts';
import { endpoint } from '../endpoint.ts';
import { fileStates, longestText } from './cms-choices.ts';

/** Of a file inside its document's folder, such as `lessons/tok.sl.md`. */
export const filePath = z
  .string()
  .max(200)
  .regex(/^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)?$/);

/** Names the state that a write is based on; null where there was no such file. */
export const baseHash = z.string().max(200).nullable();

export const contentProblemSchema = z.object({
  path: z.string(),
  line: z.number().int(),
  rule: z.string(),
  severity: z.enum(['error', 'warning']),
  message: z.string(),
  /** By its code it can be said in any language; left out for what nobody foresaw. */
  fault: z.object({ code: z.string(), parts: z.array(z.string()) }).optional(),
});
export type ContentProblem = z.infer<typeof contentProblemSchema>;

const currentText = z.object({ text: z.string().nullable(), hash: z.string().nullable() });

export const draftedTextSchema = z.object({
  path: z.string(),
  /** Null where there is no such file, or not any more. */
  text: z.string().nullable(),
  hash: z.string().nullable(),
  state: z.enum(fileStates).nullable(),
  /** As readers have it. */
  published: currentText.nullable(),
  updated_at: z.date().nullable(),
  updated_by: z.string().nullable(),
});
export type DraftedText = z.infer<typeof draftedTextSchema>;

/** A text that two people changed: what is the same, and where both have written something else. */
const mergePart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('same'), text: z.string() }),
  z.object({ kind: z.literal('conflict'), base: z.string(), own: z.string(), theirs: z.string() }),
]);
export type MergePart = z.infer<typeof mergePart>;

export const writtenTextSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('saved'), hash: z.string() }),
  /** Somebody else had changed other parts of it: now it has both. */
  z.object({ kind: z.literal('merged'), hash: z.string(), text: z.string() }),
  /** Somebody else was faster: the same is sent again with the text that it was made from. */
  z.object({ kind: z.literal('outdated'), current: currentText }),
  /** Both changed the same part: nothing was written over, and what was sent is kept as a version. */
  z.object({ kind: z.literal('conflict'), current: currentText, parts: z.array(mergePart) }),
]);
export type WrittenText = z.infer<typeof writtenTextSchema>;

const value = z.custom<Record<string, unknown>>((given) => typeof given === 'object' && given !== null);
const place = z.array(z.union([z.string(), z.number()]));
const currentValue = z.object({ value: value.nullable(), hash: z.string().nullable() });

export const draftedValueSchema = z.object({
  path: z.string(),
  value: value.nullable(),
  hash: z.string().nullable(),
  state: z.enum(fileStates).nullable(),
  published: currentValue.nullable(),
});
export type DraftedValue = z.infer<typeof draftedValueSchema>;

const valueConflict = z.object({ place, base: z.unknown(), own: z.unknown(), theirs: z.unknown() });
export type ValueConflict = z.infer<typeof valueConflict>;

export const writtenValueSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('saved'), hash: z.string() }),
  z.object({ kind: z.literal('merged'), hash: z.string(), value }),
  z.object({ kind: z.literal('outdated'), current: currentValue }),
  z.object({ kind: z.literal('conflict'), current: currentValue, conflicts: z.array(valueConflict) }),
  /** It is not what such a file may say. */
  z.object({ kind: z.literal('refused'), problems: z.array(z.object({ place, message: z.string() })) }),
]);
export type WrittenValue = z.infer<typeof writtenValueSchema>;

const tags = ['cms'];
const file = documentShape.extend({ path: filePath });
const text = z.string().max(longestText);
/** The account whose words they are; refused as signed out where another one is signed in by now. */
const writtenBy = z.uuid().optional();

/** What authors write before it is published, file by file. */
export const drafts = {
  read: endpoint
    .meta({ access: 'author' })
    .route({ method: 'GET', path: '/cms/{kind}/{id}/text', summary: 'A text as its authors have left it', tags })
    .input(file)
    .output(draftedTextSchema),
  write: endpoint
    .meta({ access: 'author', maxBodyBytes: 4 * 1024 * 1024 })
    .route({
      method: 'PUT',
      path: '/cms/{kind}/{id}/text',
      summary: 'Save a text; what others changed meanwhile is merged or told of',
      tags,
    })
    .input(
      file.extend({
        text,
        base_hash: baseHash,
        /** What it was made from, for whoever was told that it is outdated. */
        base_text: text.nullable().optional(),
        /** It settles a conflict: what it replaces is kept as a version. */
        is_resolution: z.boolean().default(false),
        written_by: writtenBy,
      }),
    )
    .output(writtenTextSchema),
  readValue: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'GET',
      path: '/cms/{kind}/{id}/value',
      summary: 'A file of values as its authors have left it',
      tags,
    })
    .input(file)
    .output(draftedValueSchema),
  writeValue: endpoint
    .meta({ access: 'author', maxBodyBytes: 4 * 1024 * 1024 })
    .route({
      method: 'PUT',
      path: '/cms/{kind}/{id}/value',
      summary: 'Save a file of values; what others changed meanwhile is merged or told of',
      tags,
    })
    .input(file.extend({ value, base_hash: baseHash, base_value: value.nullable().optional(), written_by: writtenBy }))
    .output(writtenValueSchema),
  remove: endpoint
    .meta({ access: 'author' })
    .route({ method: 'DELETE', path: '/cms/{kind}/{id}/file', summary: 'Take a file out of the draft', tags })
    .input(file.extend({ base_hash: baseHash }))
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('removed') }),
        z.object({ kind: z.literal('outdated') }),
      ]),
    ),
  discard: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'POST',
      path: '/cms/{kind}/{id}/discard',
      summary: 'Go back to what is published; what was drafted is kept as a version',
      tags,
    })
    .input(documentShape.extend({ paths: z.array(filePath).max(500).optional(), draft_hash: z.string().nullable() }))
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('discarded'), version_id: z.uuid().nullable() }),
        z.object({ kind: z.literal('outdated') }),
      ]),
    ),
};
