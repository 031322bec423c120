import type { ContentDocument } from '@navor/contract';
import { and, eq, sql } from 'drizzle-orm';
import { type TranslationMark, TranslationMarks } from '../../../content/translations/translation-marks.ts';
import type { Db } from '../../../platform/database/database.ts';
import { translationMarks } from '../translations.tables.ts';

type OfText = { document: ContentDocument; path: string };

export async function findMarks(db: Db, { document, path }: OfText): Promise<readonly TranslationMark[]> {
  return (await findMarksOf(db, document)).get(path) ?? [];
}

/** Of all translated texts of a document, by their paths. */
export async function findMarksOf(
  db: Db,
  { kind, id }: ContentDocument,
): Promise<Map<string, readonly TranslationMark[]>> {
  const rows = await db
    .select({ path: translationMarks.path, marks: translationMarks.marks })
    .from(translationMarks)
    .where(and(eq(translationMarks.kind, kind), eq(translationMarks.documentId, id)));
  return new Map(rows.map(({ path, marks }) => [path, marks]));
}

/** Adds to what is known, also to what others have added meanwhile. The caller holds the document's lock. */
export async function addMarks(tx: Db, { document, path }: OfText, added: readonly TranslationMark[]): Promise<void> {
  const before = new TranslationMarks(await findMarks(tx, { document, path }));
  const after = before.with(added);
  if (after !== before) await writeMarks(tx, { document, path }, after.list);
}

export async function writeMarks(tx: Db, { document, path }: OfText, given: readonly TranslationMark[]): Promise<void> {
  // PostgreSQL has no such sign in JSON; a draft may, until somebody is told that nobody can read it.
  const marks = given.map((mark) => ({ ...mark, sourceText: mark.sourceText.replaceAll('\0', '\ufffd') }));
  await tx
    .insert(translationMarks)
    .values({ kind: document.kind, documentId: document.id, path, marks })
    .onConflictDoUpdate({
      target: [translationMarks.kind, translationMarks.documentId, translationMarks.path],
      set: { marks, updatedAt: sql`now()` },
    });
}
