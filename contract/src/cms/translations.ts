import { languages } from '@navor/languages';
import { z } from 'zod';
import { documentShape } from '../authorship/document.ts';
import { requestedLanguage } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { fileStates, longestText } from './cms-choices.ts';
import { baseHash, filePath } from './drafts.ts';
import { wordChangeSchema } from './versions.ts';

/** A top-level block of a text: a paragraph, a heading, a formula; the front matter too. */
const block = z.object({
  /** Where it starts, by which it is named in this state of its file. */
  line: z.number().int(),
  text: z.string(),
  /** The same for texts that differ in nothing but how they are wrapped. */
  fingerprint: z.string(),
  kind: z.string(),
});
export type TranslationBlock = z.infer<typeof block>;

/** Where in a file of values it is: the keys that lead there. */
const label = z.array(z.string()).optional();

const beside = {
  label,
  source: block,
  own: block,
  /** It stands elsewhere than its source does. */ is_moved: z.boolean(),
};

const translationRow = z.discriminatedUnion('state', [
  z.object({ state: z.literal('current'), ...beside }),
  z.object({
    state: z.literal('outdated'),
    ...beside,
    /** In the words of the source, since its translation was last right. */ source_changes: z.array(wordChangeSchema),
  }),
  z.object({
    state: z.literal('missing'),
    label,
    source: block,
    /** The line of the block that its translation would stand after; null at the start. */
    after: z.number().int().nullable(),
  }),
  z.object({ state: z.literal('extra'), label, own: block }),
]);
export type TranslationRow = z.infer<typeof translationRow>;

export const translationSchema = z.object({
  path: z.string(),
  language: z.enum(languages),
  source_path: z.string(),
  source_language: z.enum(languages),
  /** Of the translated file; null where nothing is translated yet. */
  hash: z.string().nullable(),
  /** Since it was published. */
  state: z.enum(fileStates).nullable(),
  source_state: z.enum(fileStates).nullable(),
  rows: z.array(translationRow),
});
export type Translation = z.infer<typeof translationSchema>;

const fingerprint = z.string().max(64);
/** The translated block that is meant: it is found also where somebody else has changed others since. */
const shownBlock = fingerprint.optional();

const edit = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('replace'),
    line: z.number().int(),
    own: shownBlock,
    text: z.string().trim().min(1).max(longestText),
    /** The source block that it was translated from, as it was shown; null for what has none. */
    source: fingerprint.nullable(),
  }),
  z.object({
    kind: z.literal('insert'),
    after: z.number().int().nullable(),
    text: z.string().trim().min(1).max(longestText),
    source: fingerprint,
  }),
  z.object({ kind: z.literal('remove'), line: z.number().int(), own: shownBlock }),
  z.object({ kind: z.literal('move'), line: z.number().int(), after: z.number().int().nullable() }),
]);
export type TranslationEdit = z.infer<typeof edit>;

const written = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('saved'), translation: translationSchema }),
  /** Somebody else has changed that block since; nothing was written. */
  z.object({ kind: z.literal('outdated'), translation: translationSchema }),
  /** It is the source's own text, which is no translation. */
  z.object({ kind: z.literal('untranslated') }),
]);
export type WrittenTranslation = z.infer<typeof written>;

const translationCounts = z.object({
  path: z.string(),
  language: z.enum(languages),
  /** How many of its blocks. */
  outdated: z.number().int(),
  missing: z.number().int(),
});

/** A text of a document, and how its translations stand. */
export const textTranslationsSchema = z.object({
  source_path: z.string(),
  /** What the text calls itself; null for one that is all that its document has. */
  title: z.string().nullable(),
  translations: z.array(translationCounts),
});
export type TextTranslations = z.infer<typeof textTranslationsSchema>;

export const untranslatedTextSchema = documentShape.extend({
  document_title: z.string(),
  title: z.string().nullable(),
  ...translationCounts.shape,
});
export type UntranslatedText = z.infer<typeof untranslatedTextSchema>;

const tags = ['cms'];
const file = documentShape.extend({ path: filePath });

/** Texts beside those that they are translated from, block by block. */
export const translations = {
  get: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'GET',
      path: '/cms/{kind}/{id}/translation',
      summary: 'A translated text beside its source, and what of it is outdated or missing',
      tags,
    })
    .input(file)
    .output(translationSchema),
  edit: endpoint
    .meta({ access: 'author', maxBodyBytes: 4 * 1024 * 1024 })
    .route({
      method: 'PUT',
      path: '/cms/{kind}/{id}/translation',
      summary: 'Change one block of a translated text',
      tags,
    })
    .input(file.extend({ base_hash: baseHash, edit }))
    .output(written),
  check: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'POST',
      path: '/cms/{kind}/{id}/translation/checked',
      summary: 'Say that a translated block is right for its source block as it is now',
      tags,
    })
    .input(file.extend({ own: fingerprint, source: fingerprint }))
    .output(translationSchema),
  acceptMinorChange: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'POST',
      path: '/cms/{kind}/{id}/translation/minor-change',
      summary: 'Say that a source block means what it meant before: its translations into all languages stay right',
      tags,
    })
    .input(file.extend({ source: fingerprint }))
    .output(translationSchema),
  ofDocument: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'GET',
      path: '/cms/{kind}/{id}/translations',
      summary: 'The texts of a document, and how their translations stand',
      tags,
    })
    .input(documentShape.extend(requestedLanguage))
    .output(z.array(textTranslationsSchema)),
  list: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'GET',
      path: '/cms-translations',
      summary:
        'The translated texts that something is outdated or missing in, of all documents that the caller may edit',
      tags,
    })
    .input(z.object(requestedLanguage))
    .output(z.array(untranslatedTextSchema)),
};
