import { setImmediate as nextTurn } from 'node:timers/promises';
import { type DocumentKindName, documentKinds } from '@navor/contract';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { defineJob } from '../../../platform/jobs.ts';
import { cmsDrafts } from '../cms.tables.ts';
import { documentsOf, hasDocuments } from '../documents/document-kinds.ts';
import { countFiles, findCountedFiles } from './count-files.ts';

/** Files are counted by all texts of their document: nobody waits for those of many. */
export const countStaleFiles = defineJob({
  name: 'count-stale-files',
  input: z.object({}),
  retries: 2,
  schedule: '35 3 * * *',
  async run(_, { db }) {
    for (const kind of kindsWithFiles()) {
      for (const document of await findCountedFiles(db, kind, await findAllIds(db, kind))) {
        if (document.isCurrent) continue;
        await countFiles(db, document);
        // Texts may be long, and others are served between two of them.
        await nextTurn();
      }
    }
  },
});

export function kindsWithFiles(): DocumentKindName[] {
  return documentKinds.filter((kind) => hasDocuments(kind) && documentsOf(kind).uploads);
}

/** Of a kind, also those that are nothing but a draft. */
export async function findAllIds(db: Db, kind: DocumentKindName): Promise<string[]> {
  const drafted = await db.selectDistinct({ id: cmsDrafts.documentId }).from(cmsDrafts).where(eq(cmsDrafts.kind, kind));
  return [...new Set([...(await documentsOf(kind).findIds(db)), ...drafted.map(({ id }) => id)])];
}
