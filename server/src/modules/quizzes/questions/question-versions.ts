import type { PreparedQuestion } from '@navor/questions';

/** What questions say, by the ids of their versions. */
export type Versions = ReadonlyMap<string, PreparedQuestion>;

/** A version that something refers to, and which therefore is there. */
export function versionIn(versions: Versions, versionId: string): PreparedQuestion {
  const prepared = versions.get(versionId);
  if (!prepared) throw new Error(`There is no version ${versionId} of a question`);
  return prepared;
}
