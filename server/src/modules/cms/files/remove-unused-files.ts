import { inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { waitForTurn } from '../../../platform/database/locks.ts';
import { originalOf } from '../../../platform/files/smaller-pictures.ts';
import { defineJob } from '../../../platform/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { cmsDrafts, cmsSchedules, cmsUnusedFiles, cmsVersions } from '../cms.tables.ts';
import { allDocuments } from '../documents/document-kinds.ts';

/** Files in storage that no draft, version, schedule or published document names any more. */
export const removeUnusedFiles = defineJob({
  name: 'remove-unused-files',
  input: z.object({}),
  retries: 1,
  schedule: '20 4 * * *',
  run: (_, services) => sweepUnusedFiles(services, new Date()),
});

type Sweeping = Pick<Services, 'db' | 'storage' | 'log'>;

const graceDays = 7;
const marked = 500;
/** Whoever names a new file waits for as long as one batch takes. */
const removed = 100;

/**
 * A file goes once it was unused for days: by what this database has seen, not by the file's age alone, so that an operator who
 * starts with an empty database, or an old one, has time to see what is missing in it.
 */
export async function sweepUnusedFiles(services: Sweeping, now: Date): Promise<void> {
  const until = new Date(now.getTime() - graceDays * 24 * 60 * 60 * 1000);
  await markUnused(services, now);
  let bytes = 0;
  let files = 0;
  for (;;) {
    const batch = await removeBatch(services, until);
    if (!batch) break;
    bytes += batch.bytes;
    files += batch.files;
  }
  if (files > 0) services.log.info({ files, bytes }, 'unused files removed');
}

async function markUnused({ db, storage }: Sweeping, now: Date): Promise<void> {
  const mark = async (keys: string[]) => {
    const named = await findNamed(db, keys);
    const unused = keys.filter((key) => !named.has(key));
    if (named.size > 0) await db.delete(cmsUnusedFiles).where(inArray(cmsUnusedFiles.storageKey, [...named]));
    const rows = unused.map((storageKey) => ({ storageKey, foundAt: now }));
    if (rows.length > 0) await db.insert(cmsUnusedFiles).values(rows).onConflictDoNothing();
  };
  for (const { folder } of storedPlaces()) {
    let keys: string[] = [];
    for await (const key of storage.list(folder)) {
      if (keys.push(key) < marked) continue;
      await mark(keys);
      keys = [];
    }
    if (keys.length > 0) await mark(keys);
  }
}

/** Undefined once there are none left. */
function removeBatch({ db, storage }: Sweeping, until: Date): Promise<{ files: number; bytes: number } | undefined> {
  return db.transaction(async (tx) => {
    // Until the end of this nobody names a file that nothing has named before.
    await waitForTurn(tx, 'storedFiles');
    const rows = await tx
      .select({ key: cmsUnusedFiles.storageKey })
      .from(cmsUnusedFiles)
      .where(lte(cmsUnusedFiles.foundAt, until))
      .limit(removed);
    if (rows.length === 0) return undefined;
    const keys = rows.map(({ key }) => key);
    const named = await findNamed(tx, keys);
    const batch = { files: 0, bytes: 0 };
    for (const key of keys) {
      const modifiedAt = await storage.modifiedAt(key);
      // One that was sent once more is as good as new: whoever sent it may be about to name it.
      if (named.has(key) || !modifiedAt || modifiedAt > until) continue;
      batch.bytes += (await storage.sizeOf(key)) ?? 0;
      batch.files += 1;
      await storage.remove(key);
    }
    await tx.delete(cmsUnusedFiles).where(inArray(cmsUnusedFiles.storageKey, keys));
    return batch;
  });
}

/** By one statement: a file that goes from a draft to what is published meanwhile is seen in one of both. */
async function findNamed(db: Db, keys: readonly string[]): Promise<Set<string>> {
  // A smaller form of a picture is named by who names the picture.
  const nameOf = (key: string) => originalOf(key)?.key ?? key;
  const names = [...new Set(keys.map(nameOf))];
  const { rows } = await db.execute<{ key: string }>(
    sql`SELECT key FROM unnest(${sql.param(names)}::text[]) AS key WHERE key IN (${namedKeys()})`,
  );
  const named = new Set(rows.map(({ key }) => key));
  return new Set(keys.filter((key) => named.has(nameOf(key))));
}

function namedKeys(): SQL {
  const inFiles = (files: PgColumn) =>
    sql`SELECT file.value ->> 'storageKey' FROM ${files.table}, jsonb_each(${files}) AS file`;
  return sql.join(
    [
      sql`SELECT ${cmsDrafts.storageKey} FROM ${cmsDrafts}`,
      inFiles(cmsVersions.files),
      inFiles(cmsSchedules.baseFiles),
      ...storedPlaces().map(({ publishedKeys }) => publishedKeys),
    ],
    sql` UNION ALL `,
  );
}

function storedPlaces() {
  return allDocuments().flatMap(({ uploads }) => uploads?.stored ?? []);
}
