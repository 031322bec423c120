import { leagueSize } from '@navor/contract';
import { expect, it } from 'vitest';
import { chooseLeague, type League } from './choose-league.ts';
import { formLeagues } from './form-leagues.ts';
import { rankRows } from './rank-rows.ts';
import { weekEnd, weekOf } from './week.ts';

/** The same numbers at each run. */
function seededPaces(count: number, seed: number) {
  let state = seed;
  return Array.from({ length: count }, (_, index) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return { userId: `person-${String(index).padStart(4, '0')}`, pace: state % 40 };
  });
}

it('forms leagues that are small enough, even and of neighbouring paces, whoever takes part', () => {
  for (let count = 0; count <= 205; count += 1) {
    const people = seededPaces(count, count + 1);
    const leagues = formLeagues(people);
    const sizes = leagues.map((league) => league.length);
    expect(
      leagues
        .flat()
        .map(({ userId }) => userId)
        .toSorted(),
    ).toEqual(people.map(({ userId }) => userId));
    expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(leagueSize);
    expect(Math.max(0, ...sizes) - Math.min(leagueSize, ...sizes)).toBeLessThanOrEqual(
      count < leagueSize ? leagueSize : 1,
    );
    const paces = leagues.flat().map(({ pace }) => pace);
    expect(paces).toEqual(paces.toSorted((one, other) => other - one));
  }
});

it('leaves nobody alone beside full leagues', () => {
  expect(formLeagues(seededPaces(21, 1)).map((league) => league.length)).toEqual([11, 10]);
  expect(formLeagues(seededPaces(41, 1)).map((league) => league.length)).toEqual([14, 14, 13]);
});

it('forms the same leagues whatever order people come in', () => {
  const people = seededPaces(50, 7);
  expect(formLeagues(people.toReversed())).toEqual(formLeagues(people));
});

const league = (number: number, pace: number, rest: Partial<League> = {}): League => ({
  league: number,
  pace,
  members: 10,
  seen: 10,
  ...rest,
});

it.each([
  ['the nearest league', [league(1, 200), league(2, 60)], { kind: 'room', league: 2 }],
  [
    'the next one where the nearest is full',
    [league(1, 200), league(2, 60, { members: 20 })],
    { kind: 'room', league: 1 },
  ],
  ['one with somebody in it', [league(1, 200), league(2, 60, { seen: 0 })], { kind: 'room', league: 1 }],
  [
    'the nearest that is not crowded where all are full',
    [league(1, 200, { members: 29 }), league(2, 60, { members: 30 })],
    { kind: 'room', league: 1 },
  ],
  [
    'half of the nearest where all are crowded',
    [league(1, 200, { members: 30 }), league(2, 60, { members: 30 })],
    { kind: 'split', league: 2 },
  ],
  ['a first one where there is none', [], { kind: 'first' }],
] as const)('puts who joins into %s', (_, leagues, place) => {
  expect(chooseLeague(leagues, 50)).toEqual(place);
});

it('gives equal points an equal rank and orders equals by nickname', () => {
  const rows = [
    { nickname: 'Žan', points: 30 },
    { nickname: 'čebela', points: 30 },
    { nickname: 'Ana', points: 10 },
    { nickname: 'Cene', points: 30 },
    { nickname: 'Bor', points: 0 },
    { nickname: 'Zala', points: 45 },
  ];
  expect(rankRows(rows).map(({ rank, nickname }) => [rank, nickname])).toEqual([
    [1, 'Zala'],
    [2, 'Cene'],
    [2, 'čebela'],
    [2, 'Žan'],
    [5, 'Ana'],
    [6, 'Bor'],
  ]);
});

it.each([
  ['2026-03-01T22:59:59Z', '2026-02-23'],
  ['2026-03-01T23:00:00Z', '2026-03-02'],
  // The night in which the clocks go forward ends the week an hour earlier by UTC.
  ['2026-03-29T21:59:59Z', '2026-03-23'],
  ['2026-03-29T22:00:00Z', '2026-03-30'],
  ['2026-10-25T22:59:59Z', '2026-10-19'],
  ['2026-10-25T23:00:00Z', '2026-10-26'],
  ['2026-12-31T23:00:00Z', '2026-12-28'],
])('at %s it is the week of %s', (moment, week) => {
  expect(weekOf(new Date(moment))).toBe(week);
});

it('ends a week when the next begins, also over a change of the clocks', () => {
  expect(weekEnd('2026-03-23')).toEqual(new Date('2026-03-29T22:00:00Z'));
  expect(weekEnd('2026-10-19')).toEqual(new Date('2026-10-25T23:00:00Z'));
});
