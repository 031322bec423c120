import { leagueSize } from '@navor/contract';

export type League = {
  league: number;
  /** All that were put into it, also those who left: they may come back. */
  members: number;
  /** Those of them who are seen by others. */
  seen: number;
  /** The mean of its members. */
  pace: number;
};

export type Place = { kind: 'room'; league: number } | { kind: 'split'; league: number } | { kind: 'first' };

/** A league that is split takes half of their rivals from those in it, so that it may grow by half of its size before. */
const crowdedSize = leagueSize * 1.5;

/**
 * Where somebody belongs who joins in the middle of a week: the league nearest to their pace that has room, and of those one
 * with somebody in it; else the nearest that is not crowded. Where all are, the nearest is split, for a new one would leave
 * them alone.
 */
export function chooseLeague(leagues: readonly League[], pace: number): Place {
  const nearest = leagues.toSorted(
    (one, other) => Math.abs(one.pace - pace) - Math.abs(other.pace - pace) || one.league - other.league,
  );
  const withRoom = nearest.filter(({ members }) => members < leagueSize);
  const room =
    withRoom.find(({ seen }) => seen > 0) ?? withRoom[0] ?? nearest.find(({ members }) => members < crowdedSize);
  if (room) return { kind: 'room', league: room.league };
  return nearest[0] ? { kind: 'split', league: nearest[0].league } : { kind: 'first' };
}
