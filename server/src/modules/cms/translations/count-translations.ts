import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ContentDocument, TextTranslations } from '@navor/contract';
import { defaultLanguage, type Language, languages } from '@navor/languages';
import { and, eq } from 'drizzle-orm';
import type { DocumentFiles } from '../../../content/documents.ts';
import type { TranslationMark } from '../../../content/translations/translation-marks.ts';
import { assessTranslationTask } from '../../../content/translations/translation-tasks.ts';
import type { Services } from '../../../platform/services.ts';
import { documentsOf } from '../documents/document-kinds.ts';
import { findDraft, overlay } from '../drafts/find-draft.ts';
import { type CountedText, translationCounts } from '../translations.tables.ts';
import { findMarksOf } from './known-marks.ts';
import { findTextRevisions } from './text-revisions.ts';
import { textTitle } from './text-title.ts';
import { inLanguage, pairIn, type TranslatedFile, textOf, translatedFiles, translationsOf } from './translated-file.ts';

type CountServices = Pick<Services, 'db' | 'threads'>;
type CountedTranslation = CountedText['translations'][number];

/** The texts of a document with how their translations stand; those that did not change are not compared again. */
export async function countTranslations(
  services: CountServices,
  document: ContentDocument,
): Promise<readonly CountedText[]> {
  const { db } = services;
  const { kind, id } = document;
  const revision = (await findTextRevisions(db, kind, [id]))(id);
  const [known] = await db
    .select()
    .from(translationCounts)
    .where(and(eq(translationCounts.kind, kind), eq(translationCounts.documentId, id)));
  return known?.revision === revision ? known.texts : countAnew(services, document, revision, known?.texts ?? []);
}

/** `revision` was found before the texts are: what changes meanwhile is counted again the next time. */
export async function countAnew(
  services: CountServices,
  document: ContentDocument,
  revision: string,
  known: readonly CountedText[],
): Promise<readonly CountedText[]> {
  const { db } = services;
  const published = await documentsOf(document.kind).find(db, document.id);
  const files = overlay(published, await findDraft(db, document));
  const marks = await findMarksOf(db, document);
  const knownAt = new Map(known.flatMap((text) => text.translations.map((one) => [one.path, one] as const)));
  const texts = new Map<string, CountedText>();
  for (const text of translatedFiles(document, files.keys())) {
    const { path, sourcePath } = text;
    const versions = { files, published: published?.files, marks: marks.get(path) ?? [] };
    const one = texts.get(sourcePath) ?? { sourcePath, titles: titlesOf(files, sourcePath), translations: [] };
    one.translations.push(await countText(services, text, knownAt.get(path), versions));
    texts.set(sourcePath, one);
    // Texts may be long, and others are served between two of them.
    await nextTurn();
  }
  const counted = { revision, texts: [...texts.values()] };
  await db
    .insert(translationCounts)
    .values({ kind: document.kind, documentId: document.id, ...counted })
    .onConflictDoUpdate({ target: [translationCounts.kind, translationCounts.documentId], set: counted });
  return counted.texts;
}

/** As somebody reads of it in a language. */
export function presentCounted(
  { kind }: Pick<ContentDocument, 'kind'>,
  { sourcePath, titles, translations }: CountedText,
  language: Language,
): TextTranslations {
  const title = titles[language] ?? titles[defaultLanguage] ?? translationsOf({ kind }, sourcePath)[0]?.textId ?? null;
  return {
    ...{ source_path: sourcePath, title },
    translations: translations.map(({ comparedHash: _, ...counts }) => counts),
  };
}

function titlesOf(files: DocumentFiles, sourcePath: string): CountedText['titles'] {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const title = textTitle(textOf(files.get(inLanguage(sourcePath, language))) ?? '');
      return title === null ? [] : [[language, title] as const];
    }),
  );
}

type Versions = { files: DocumentFiles; published: DocumentFiles | undefined; marks: readonly TranslationMark[] };

async function countText(
  { threads }: CountServices,
  text: TranslatedFile,
  known: CountedTranslation | undefined,
  { files, published, marks }: Versions,
): Promise<CountedTranslation> {
  const compared = { drafted: pairIn(files, text), published: pairIn(published, text), marks };
  const comparedHash = createHash('sha256').update(JSON.stringify(compared)).digest('base64url');
  if (known?.comparedHash === comparedHash) return known;
  const { rows } = await threads.run(assessTranslationTask, compared);
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  const { path, language } = text;
  return { path, language, comparedHash, outdated: count('outdated'), missing: count('missing') };
}
