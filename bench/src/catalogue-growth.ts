import { connectTo } from './database.ts';
import { type Plan, settledRound } from './load.ts';
import { medianRatio } from './statistics.ts';
import type { Target } from './targets.ts';

/** A catalogue of this many times the courses may take at most so much longer. */
export const growthLimit = 1.5;
const few = 20;
const many = 2000;

export type Growth = { few: number; many: number; pages: { path: string; timeRatio: number }[] };

/** How much longer the catalogue takes with many courses than with few, round by round. */
export async function measureCatalogueGrowth(address: string, dataDirectory: string, plan: Plan): Promise<Growth> {
  const database = await connectTo(dataDirectory);
  try {
    await database.query(insertCourses, [many]);
    const publish = async (count: number) => {
      await database.query(publishCourses, [count]);
      await database.query('VACUUM ANALYZE courses');
    };
    const pages = [];
    for (const target of targets) {
      const speeds = { few: [] as number[], many: [] as number[] };
      for (let round = 0; round <= plan.rounds; round += 1) {
        for (const size of ['few', 'many'] as const) {
          await publish(size === 'few' ? few : many);
          const { requestsPerSecond } = await settledRound(address, target, plan);
          // The first round only warms up.
          if (round > 0) speeds[size].push(requestsPerSecond);
        }
      }
      pages.push({ path: target.path, timeRatio: 1 / medianRatio(speeds.many, speeds.few) });
    }
    return { few, many, pages };
  } finally {
    await database.query('DELETE FROM courses WHERE id LIKE $1', ['bench-%']);
    await database.end();
  }
}

const headers = { 'accept-encoding': 'br' };
const targets: Target[] = [
  { name: 'catalogue', path: '/courses', headers, contains: '</html>' },
  { name: 'catalogue, filtered', path: '/api/courses?level=beginner&sort=title', headers },
];

/** Copies of a starter course, so that they are as large as real ones. */
const insertCourses = `
  INSERT INTO courses
  SELECT (jsonb_populate_record(course, jsonb_build_object('id', 'bench-' || number, 'status', 'draft', 'position', 1000 + number))).*
  FROM generate_series(1, $1::int) AS number,
       (SELECT course FROM courses AS course WHERE id = 'osnove-elektrotehnike') AS original`;

const publishCourses = `
  UPDATE courses SET status = CASE WHEN substr(id, 7)::int <= $1 THEN 'published' ELSE 'draft' END
  WHERE id LIKE 'bench-%'`;
