import { translatedShape } from '@navor/languages/shapes';
import { z } from 'zod';
import { documentShape } from '../authorship/document.ts';
import { endpoint } from '../endpoint.ts';
import { fileStates } from './cms-choices.ts';
import { baseHash, filePath } from './drafts.ts';
import { fileFilters, type UploadKind, uploadChanges, uploadLimits, uploadRefusals } from './upload-choices.ts';

const uploadKind = z.enum(Object.keys(uploadLimits) as UploadKind[]);
const changes = z.array(z.enum(uploadChanges));

/** A place that shows a file, in a text as its authors have left it or as readers have it. */
const fileUseSchema = z.object({
  path: z.string(),
  line: z.number().int(),
  where: z.enum(['draft', 'published']),
  /** What it shows, in the language of the text. */
  alt: z.string().nullable(),
  is_alt_missing: z.boolean(),
});
export type FileUse = z.infer<typeof fileUseSchema>;

const cmsFileSchema = z.object({
  path: z.string(),
  is: uploadKind,
  hash: z.string(),
  state: z.enum(fileStates),
  size: z.number().int().nullable(),
  /** Where it can be seen; null for drawings and tables, which are part of the texts that show them. */
  address: z.string().nullable(),
  uses: z.array(fileUseSchema),
  /** How many versions that can be restored show it. */
  versions: z.number().int(),
  updated_at: z.date().nullable(),
  updated_by: z.string().nullable(),
});
export type CmsFile = z.infer<typeof cmsFileSchema>;

const filesOfDocumentSchema = documentShape.extend({
  title: translatedShape(z.string()),
  /** The kinds of files that such a document can have. */
  takes: z.array(uploadKind),
  files: z.array(cmsFileSchema),
});
export type FilesOfDocument = z.infer<typeof filesOfDocumentSchema>;

const allFilesSchema = z.object({
  /** With those of their files that were asked for. */
  documents: z.array(filesOfDocumentSchema),
  /** Of all documents, on whatever page. */
  counts: z.record(z.enum(fileFilters), z.number().int()),
  /** False while documents that nobody has looked through yet are left to the background. */
  is_complete: z.boolean(),
  page_count: z.number().int(),
});
export type AllFiles = z.infer<typeof allFilesSchema>;

/** What is sent beside the bytes of an upload, in its address. */
export const uploadQuerySchema = documentShape.extend({
  /** As its sender calls it. */
  name: z.string().max(500).default(''),
  /** The file whose place it takes; every text that shows that one shows this one then. */
  path: filePath.optional(),
  /** Of the file whose place it takes. */
  base_hash: z.string().max(200).optional(),
  /** Whether a drawing may be changed so that it can be shown. */
  convert: z.stringbool().default(false),
  /** Of captions. */
  language: z.string().max(2).optional(),
});

const uploadAnswerSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('added'),
    path: z.string(),
    is: uploadKind,
    hash: z.string(),
    address: z.string().nullable(),
    changes,
  }),
  /** A drawing that can be shown once this is done to it, if its author agrees. */
  z.object({ kind: z.literal('convertible'), changes, source: z.string() }),
  z.object({
    kind: z.literal('refused'),
    reason: z.enum(uploadRefusals),
    details: z.array(z.string()),
    /** The details once more where they have codes, by which they can be told in any language. */
    faults: z.array(z.object({ code: z.string(), parts: z.array(z.string()) })).optional(),
  }),
  /** The file that was to be replaced is another one by now. */
  z.object({ kind: z.literal('outdated') }),
]);
export type UploadAnswer = z.infer<typeof uploadAnswerSchema>;

const tags = ['cms'];

/** Drawings, pictures, videos, captions and tables of documents. They come in by `uploadAddress`. */
export const files = {
  list: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'GET',
      path: '/cms/{kind}/{id}/files',
      summary: 'The files of a document, and what uses them',
      tags,
    })
    .input(documentShape)
    .output(filesOfDocumentSchema),
  listAll: endpoint
    .meta({ access: 'author' })
    .route({ method: 'GET', path: '/cms/files', summary: 'The files of all documents that the caller may edit', tags })
    .input(
      z.object({
        page: z.coerce.number().int().min(1).max(1000).default(1),
        show: z.enum(fileFilters).default('all'),
      }),
    )
    .output(allFilesSchema),
  remove: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'POST',
      path: '/cms/{kind}/{id}/files/remove',
      summary: 'Take a file out that nothing uses',
      tags,
    })
    .input(documentShape.extend({ path: filePath, base_hash: baseHash }))
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('removed') }),
        z.object({ kind: z.literal('used'), uses: z.array(fileUseSchema) }),
        z.object({ kind: z.literal('outdated') }),
      ]),
    ),
};
