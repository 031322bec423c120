import { levelOf } from '@navor/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { findUnitRun } from '../../quizzes/index.ts';
import { activityTallies } from '../achievements.tables.ts';
import { findPersistence } from '../streak/find-streak.ts';
import type { Measure } from './badge-rules.ts';

/** `best` decides over a badge and never falls; `now` is how far somebody is on their way, who may have had to begin anew. */
export type Measured = { best: number; now: number };

export type Measures = (measure: Measure) => Measured;

const nothing: Measured = { best: 0, now: 0 };

/** What somebody has reached, by three statements at most, whatever the number of rules that ask for it. */
export async function findMeasures(db: Db, userId: string, wanted: Iterable<Measure>): Promise<Measures> {
  const isWanted = new Set(wanted);
  const measured = await findTallies(db, userId);
  if (isWanted.has('streak') || isWanted.has('return')) {
    const { longest, returns } = await findPersistence(db, userId);
    measured.set('streak', same(longest)).set('return', same(returns));
  }
  if (isWanted.has('unit-run')) measured.set('unit-run', await findUnitRun(db, userId));
  return (measure) => measured.get(measure) ?? nothing;
}

async function findTallies(db: Db, userId: string): Promise<Map<Measure, Measured>> {
  const tallies = await db
    .select({ kind: activityTallies.kind, count: activityTallies.count, points: activityTallies.points })
    .from(activityTallies)
    .where(eq(activityTallies.userId, userId));
  const points = tallies.reduce((sum, tally) => sum + tally.points, 0);
  return new Map<Measure, Measured>([
    ...tallies.map(({ kind, count }) => [kind, same(count)] as const),
    // Everybody begins at the first level: that alone brings nobody nearer to another.
    ['level', same(points > 0 ? levelOf(points) : 0)],
  ]);
}

function same(value: number): Measured {
  return { best: value, now: value };
}
