import type { PreparedQuestion } from '@navor/questions';
import type { Pool } from 'pg';

/** So many are kept, some forty kilobytes each. */
const capacity = 500;

type Versions = Map<string, PreparedQuestion>;

/** By connection pool, so that all that reads questions in a process shares what it keeps. */
const kept = new WeakMap<Pool, Versions>();

/**
 * Versions of questions are large and never change, so those used last stay in this process. Asking for any number of them
 * costs one statement, or none; those that do not exist are absent.
 */
export async function cachedQuestionVersions(pool: Pool, versionIds: readonly string[]): Promise<Versions> {
  const versions: Versions = kept.get(pool) ?? new Map();
  kept.set(pool, versions);
  const missing = versionIds.filter((id) => !versions.has(id));
  const read: Versions = missing.length > 0 ? await readVersions(pool, missing) : new Map();
  const found: Versions = new Map();
  for (const id of versionIds) {
    const version = versions.get(id) ?? read.get(id);
    if (!version) continue;
    found.set(id, version);
    // The one used last goes to the end, so that the first is the one to go.
    versions.delete(id);
    versions.set(id, version);
  }
  for (const id of versions.keys()) {
    if (versions.size <= capacity) break;
    versions.delete(id);
  }
  return found;
}

/** One that exists, since something refers to it. */
export async function cachedQuestionVersion(pool: Pool, versionId: string): Promise<PreparedQuestion> {
  const version = (await cachedQuestionVersions(pool, [versionId])).get(versionId);
  if (!version) throw new Error(`There is no version ${versionId} of a question`);
  return version;
}

/** They were rendered anew. */
export function clearQuestionVersionCache(pool: Pool): void {
  kept.delete(pool);
}

async function readVersions(pool: Pool, ids: string[]): Promise<Versions> {
  const { rows } = await pool.query<{ id: string; prepared: PreparedQuestion }>({
    name: 'quizzes-versions',
    text: 'SELECT id, prepared FROM question_versions WHERE id = ANY($1::uuid[])',
    values: [ids],
  });
  return new Map(rows.map(({ id, prepared }) => [id, prepared]));
}
