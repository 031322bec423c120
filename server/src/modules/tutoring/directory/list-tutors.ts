import { type TutorList, type TutorSort, tutorsPerPage } from '@navor/contract';
import type { Pool } from 'pg';
import { type CardRow, cardColumns, cardJoins, presentCard } from './tutor-cards.ts';
import { type FacetRow, facetsQuery, presentFacets } from './tutor-facets.ts';
import { type Conditions, filterOf, type WantedTutors } from './tutor-filters.ts';

/** A page of the directory, by two statements however many tutors there are. */
export async function listTutors(
  pool: Pool,
  wanted: WantedTutors,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<TutorList> {
  const { language, sort, page } = wanted;
  const { conditions, values } = filterOf(wanted, timeZone, now);
  const [cards, counts] = await Promise.all([
    pool.query<CardRow>(pageQuery(conditions, sort, values.length), [...values, now, (page - 1) * tutorsPerPage]),
    pool.query<FacetRow>(facetsQuery(conditions), values),
  ]);
  const { total, ...facets } = presentFacets(counts.rows, wanted);
  return {
    tutors: cards.rows.map((row) => presentCard(row, language, now)),
    total,
    page,
    page_count: Math.max(1, Math.ceil(total / tutorsPerPage)),
    ...facets,
  };
}

/** A few good reviews are not worth more than many: each tutor is counted five middling ones on top. */
const fairRating = '(tutors.rating_sum + 5 * 3.5) / (tutors.rating_count + 5)';

function pageQuery({ subject, language, rest }: Conditions, sort: TutorSort, given: number): string {
  const [now, offset] = [`$${given + 1}::timestamptz`, `$${given + 2}`];
  // What has passed since it was last derived says nothing; it comes after those who are known to be free.
  const soonest = `(tutors.next_free_at >= ${now}) DESC NULLS LAST, tutors.next_free_at, tutors.id`;
  const orders: Record<TutorSort, string> = {
    soonest,
    rating: `${fairRating} DESC, ${soonest}`,
    price: `tutors.cents_per_hour, ${soonest}`,
  };
  const order = orders[sort];
  const listed = `SELECT id FROM tutors WHERE ${rest} AND ${subject} AND ${language}`;
  const part = `LIMIT ${tutorsPerPage} OFFSET ${offset}`;
  const shown = `${listed} ORDER BY ${order} ${part}`;
  const free = `${listed} AND tutors.next_free_at >= ${now} ORDER BY tutors.next_free_at, tutors.id ${part}`;
  // The few that are shown are found by narrow rows, and only these are read whole.
  return `
    ${sort === 'soonest' ? fullPageOr(free, shown) : `WITH shown AS (${shown})`}
    SELECT ${cardColumns}
    FROM shown JOIN tutors USING (id) ${cardJoins}
    ORDER BY ${order}`;
}

/** A page full of those who are free is read off an index, without sorting everybody; only where it is not full all are. */
function fullPageOr(free: string, all: string): string {
  const isFull = `(SELECT count(*) FROM free) = ${tutorsPerPage}`;
  return `
    WITH free AS MATERIALIZED (${free}),
    shown AS (
      SELECT id FROM free WHERE ${isFull}
      UNION ALL
      SELECT id FROM (${all}) AS everybody WHERE NOT ${isFull}
    )`;
}
