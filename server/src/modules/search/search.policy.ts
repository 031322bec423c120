import { readerId, type Viewer } from '../../platform/access.ts';
import { type SearchAccess, searchAccesses } from '../../platform/searchable.ts';
import { mayUse } from '../billing/index.ts';

/** What somebody may find, as statements take it. */
export type SearchScope = { accesses: SearchAccess[]; ownerId: string | null };

/** Drafts are not in the index, so that they are found by nobody; authors open whatever is published. */
export function scopeOf(viewer: Viewer): SearchScope {
  return { accesses: searchAccesses.filter((access) => mayOpen(viewer, access)), ownerId: readerId(viewer) };
}

function mayOpen(viewer: Viewer, access: SearchAccess): boolean {
  if (access === 'everybody') return true;
  if (viewer.kind === 'anonymous') return false;
  return access === 'signed-in' || mayUse(viewer, { kind: 'content', tier: access }).isAllowed;
}

/**
 * The condition for all that is found. Somebody's own is found together with what it is opened with only: a note in a lesson
 * that their plan no longer opens would lead nowhere.
 */
export function isVisibleSql(entry: string, { accesses, owner }: { accesses: string; owner: string }): string {
  return `
    ${entry}.access = ANY(${accesses}::text[]) AND (${entry}.owner_id IS NULL OR ${entry}.owner_id = ${owner}::uuid)
    AND (${entry}.within_id IS NULL OR EXISTS (
      SELECT FROM search_entries AS host
      WHERE host.kind = ${entry}.within_kind AND host.item_id = ${entry}.within_id
        AND host.access = ANY(${accesses}::text[])))`;
}

/** The condition for suggestions: nothing that is somebody's own is among them. */
export function isSuggestedSql(entry: string, { accesses }: { accesses: string }): string {
  return `${entry}.access = ANY(${accesses}::text[]) AND ${entry}.owner_id IS NULL`;
}
