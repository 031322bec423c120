import { type PlanId, planIds } from '@navor/contract/choices';
import { localPath } from '#platform/local-path.ts';
import { plansPathFor } from '../../billing-paths.ts';

const outcomes = ['changed', 'planned', 'kept'] as const;
/** What a form of the plan page has just done. */
export type Outcome = (typeof outcomes)[number];

/** What the address of the plan page asks for. */
export type PlansQuery = {
  /** The plan that somebody came for, or that `done` speaks of. */
  plan: PlanId | null;
  /** The plan to change to, which is confirmed before it is done. */
  change: PlanId | null;
  done: Outcome | null;
  /** Where to go on afterwards. */
  from: string | null;
};

/** So much of a path the API keeps with a purchase. */
const longestPath = 500;

export function readPlansQuery(query: URLSearchParams): PlansQuery {
  const from = localPath(query.get('from'), '');
  return {
    plan: planIds.find((id) => id === query.get('plan')) ?? null,
    change: planIds.find((id) => id === query.get('change')) ?? null,
    done: outcomes.find((outcome) => outcome === query.get('done')) ?? null,
    from: from && from.length <= longestPath ? from : null,
  };
}

export function plansAddress(wanted: Partial<PlansQuery>): string {
  return plansPathFor(wanted);
}
