import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DocumentKindName } from '@navor/contract';
import { type Language, textIn } from '@navor/languages';
import { and, count, eq, inArray, max } from 'drizzle-orm';
import type { Viewer } from '../../../platform/access.ts';
import type { Db } from '../../../platform/database/database.ts';
import { listArchived, listEditable } from '../../authorship/index.ts';
import { cmsDrafts } from '../cms.tables.ts';
import { listSchedules } from '../publishing/find-schedule.ts';
import { documentsOf } from './document-kinds.ts';
import { titleIn } from './title-in.ts';

type Asked = { kind: DocumentKindName; language: Language };

/** The documents of a kind that somebody may edit, those last worked on first; a handful of statements, however many. */
export async function listDocuments(db: Db, viewer: Viewer, { kind, language }: Asked) {
  const documents = documentsOf(kind);
  const editable = await listEditable(db, viewer, kind);
  const drafted = await findDrafted(db, kind, editable);
  const ids = editable ?? [...new Set([...(await documents.findIds(db)), ...drafted.keys()])];
  const published = await documents.findTitles(db, ids);
  const archived = await listArchived(db, kind, ids);
  const mains = await findMainDrafts(db, kind, documents.mainFile, ids);
  const schedules = await listSchedules(db, kind, ids);
  const rows = [];
  for (const id of ids) {
    const known = published.get(id);
    const own = drafted.get(id);
    if (!known && !own) continue;
    const main = mains.get(id);
    // It may be long, and others are served between two of them.
    if (main) await nextTurn();
    const title = main ? titleIn({ kind, id }, new Map([[documents.mainFile, { bytes: main }]])) : known?.title;
    rows.push({
      ...{ kind, id, title: title ? textIn(title, language) : id },
      is_published: known?.status === 'published',
      is_new: !known,
      archived_at: archived.get(id) ?? null,
      drafted_files: own?.files ?? 0,
      updated_at: own?.updatedAt ?? null,
      schedule: schedules.get(id) ?? null,
    });
  }
  return rows.sort(
    (one, other) =>
      Number(other.updated_at ?? 0) - Number(one.updated_at ?? 0) || one.title.localeCompare(other.title, language),
  );
}

async function findDrafted(db: Db, kind: DocumentKindName, ids: readonly string[] | null) {
  const rows = await db
    .select({ id: cmsDrafts.documentId, files: count(), updatedAt: max(cmsDrafts.updatedAt) })
    .from(cmsDrafts)
    .where(and(eq(cmsDrafts.kind, kind), ids ? inArray(cmsDrafts.documentId, [...ids]) : undefined))
    .groupBy(cmsDrafts.documentId);
  return new Map(rows.map(({ id, ...drafted }) => [id, drafted]));
}

/** What drafts call their documents. */
async function findMainDrafts(db: Db, kind: DocumentKindName, mainFile: string, ids: readonly string[]) {
  const rows = await db
    .select({ id: cmsDrafts.documentId, content: cmsDrafts.content })
    .from(cmsDrafts)
    .where(and(eq(cmsDrafts.kind, kind), eq(cmsDrafts.path, mainFile), inArray(cmsDrafts.documentId, [...ids])));
  return new Map(rows.flatMap(({ id, content }) => (content ? [[id, content] as const] : [])));
}
