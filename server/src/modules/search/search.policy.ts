import { type Tier, tiers } from '@navor/contract';
import { readerId, type Viewer } from '../../platform/access.ts';
import type { SearchAccess } from '../../platform/searchable.ts';

/** What somebody may find, as statements take it. */
export type Sight = { accesses: SearchAccess[]; ownerId: string | null };

const neededTier: Record<SearchAccess, Tier> = {
  ...{ everybody: 'free', 'signed-in': 'free', standard: 'standard', premium: 'premium' },
};
const byAccess = Object.entries(neededTier) as [SearchAccess, Tier][];

/** Drafts are not in the index, so that they are found by nobody; authors open whatever is published. */
export function sightOf(viewer: Viewer): Sight {
  if (viewer.kind === 'anonymous') return { accesses: ['everybody'], ownerId: readerId(viewer) };
  const opensAll = viewer.user.roles.some((role) => role === 'author' || role === 'admin');
  const mayOpen = (tier: Tier) => opensAll || tiers.indexOf(viewer.tier) >= tiers.indexOf(tier);
  return {
    accesses: byAccess.filter(([, tier]) => mayOpen(tier)).map(([access]) => access),
    ownerId: readerId(viewer),
  };
}

/**
 * The condition by which everything that leaves the index passes. Somebody's own is found together with what it is opened
 * with only: a note in a lesson that their plan no longer opens would lead nowhere.
 */
export function isVisibleSql(entry: string, { accesses, owner }: { accesses: string; owner: string }): string {
  return `
    ${entry}.access = ANY(${accesses}::text[]) AND (${entry}.owner_id IS NULL OR ${entry}.owner_id = ${owner}::uuid)
    AND (${entry}.within_id IS NULL OR EXISTS (
      SELECT FROM search_entries AS host
      WHERE host.kind = ${entry}.within_kind AND host.item_id = ${entry}.within_id
        AND host.access = ANY(${accesses}::text[])))`;
}
