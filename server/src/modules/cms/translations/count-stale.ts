import { type DocumentKindName, documentKinds } from '@navor/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { defineJob } from '../../../platform/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { documentsOf, hasDocuments } from '../documents/document-kinds.ts';
import { translationCounts } from '../translations.tables.ts';
import { countAnew } from './count-translations.ts';
import { findTextRevisions } from './text-revisions.ts';

export const translatedKinds = documentKinds.filter(hasDocuments);

/** What was counted of a document tells of each of its texts: all of them at once would not be little. */
const readAtOnce = 50;

/** Whole courses that nobody has compared yet take seconds each: nobody waits for many of them. */
export const countStaleTranslations = defineJob({
  name: 'count-stale-translations',
  input: z.object({}),
  retries: 2,
  schedule: '50 3 * * *',
  async run(_, services) {
    for (const kind of translatedKinds) {
      const ids = await documentsOf(kind).findIds(services.db);
      for (let from = 0; from < ids.length; from += readAtOnce) {
        await countStaleOf(services, kind, ids.slice(from, from + readAtOnce));
      }
    }
  },
});

async function countStaleOf(services: Services, kind: DocumentKindName, ids: readonly string[]): Promise<void> {
  const revisionOf = await findTextRevisions(services.db, kind, ids);
  const counted = await findCounted(services.db, kind, ids);
  for (const id of ids) {
    const known = counted.get(id);
    const revision = revisionOf(id);
    if (known?.revision !== revision) await countAnew(services, { kind, id }, revision, known?.texts ?? []);
  }
}

/** What was counted of documents, by id, whether or not something has changed since. */
export async function findCounted(db: Db, kind: DocumentKindName, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(translationCounts)
    .where(and(eq(translationCounts.kind, kind), inArray(translationCounts.documentId, [...ids])));
  return new Map(rows.map((row) => [row.documentId, row]));
}
