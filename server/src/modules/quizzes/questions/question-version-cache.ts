import type { PreparedQuestion } from '@navor/questions';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';

/** What questions say, by the ids of their versions. */
export type QuestionVersions = ReadonlyMap<string, PreparedQuestion>;

/** So many are kept, some forty kilobytes each. */
const capacity = 500;

/** By connection pool, so that all that reads questions in a process shares what it keeps. */
const caches = new WeakMap<Pool, LRUCache<string, PreparedQuestion>>();

/**
 * Versions of questions are large and never change, so those used last stay in this process. Asking for any number of them
 * costs one statement, or none; those that do not exist are absent.
 */
export async function cachedQuestionVersions(pool: Pool, versionIds: readonly string[]): Promise<QuestionVersions> {
  const cache = caches.get(pool) ?? new LRUCache({ max: capacity });
  caches.set(pool, cache);
  // Held from here on: what is read below, or by others meanwhile, may push some of it out of the cache.
  const known = new Map(versionIds.map((id) => [id, cache.get(id)]));
  const missing = versionIds.filter((id) => !known.get(id));
  const read: QuestionVersions = missing.length > 0 ? await readVersions(pool, missing) : new Map();
  for (const [id, version] of read) cache.set(id, version);
  const found = new Map<string, PreparedQuestion>();
  for (const id of versionIds) {
    const version = known.get(id) ?? read.get(id);
    if (version) found.set(id, version);
  }
  return found;
}

/** One that exists, since something refers to it. */
export async function cachedQuestionVersion(pool: Pool, versionId: string): Promise<PreparedQuestion> {
  return versionIn(await cachedQuestionVersions(pool, [versionId]), versionId);
}

/** A version that something refers to, and which therefore is there. */
export function versionIn(versions: QuestionVersions, versionId: string): PreparedQuestion {
  const prepared = versions.get(versionId);
  if (!prepared) throw new Error(`There is no version ${versionId} of a question`);
  return prepared;
}

/** They were rendered anew. */
export function clearQuestionVersionCache(pool: Pool): void {
  caches.delete(pool);
}

async function readVersions(pool: Pool, ids: string[]): Promise<QuestionVersions> {
  const { rows } = await pool.query<{ id: string; prepared: PreparedQuestion }>({
    name: 'quizzes-versions',
    text: 'SELECT id, prepared FROM question_versions WHERE id = ANY($1::uuid[])',
    values: [ids],
  });
  return new Map(rows.map(({ id, prepared }) => [id, prepared]));
}
