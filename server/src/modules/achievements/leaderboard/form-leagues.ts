import { leagueSize } from '@navor/contract';

export type Pace = { userId: string; pace: number };

/**
 * Leagues of people of similar pace, the quickest first. As few as the size allows and as even as can be: 21 are 11 and 10, so
 * that nobody is left with hardly anyone.
 */
export function formLeagues(people: readonly Pace[], size = leagueSize): Pace[][] {
  const ordered = people.toSorted(byPace);
  const count = Math.ceil(ordered.length / size);
  const startOf = (league: number) => Math.ceil((league * ordered.length) / count);
  return Array.from({ length: count }, (_, league) => ordered.slice(startOf(league), startOf(league + 1)));
}

/** Who is as quick comes in an order that means nothing, but is always the same. */
function byPace(one: Pace, other: Pace): number {
  return other.pace - one.pace || (one.userId < other.userId ? -1 : 1);
}
