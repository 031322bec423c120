import { type TutorList, type TutorSort, tutorsPerPage } from '@navor/contract';
import type { Pool } from 'pg';
import { type CardRow, cardColumns, cardJoins, presentCard } from './tutor-cards.ts';
import { type FacetRow, facetsQuery, presentFacets } from './tutor-facets.ts';
import { type Conditions, filterOf, type WantedTutors } from './tutor-filters.ts';

/** A page of the directory, by three statements at most however many tutors there are. */
export async function listTutors(
  pool: Pool,
  wanted: WantedTutors,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<TutorList> {
  const { language, sort, page } = wanted;
  const { conditions, values } = filterOf(wanted, timeZone, now);
  const cardsBy = async (order: Order) => {
    const given = [...values, now, (page - 1) * tutorsPerPage];
    return (await pool.query<CardRow>(pageQuery(conditions, order, values.length), given)).rows;
  };
  const [cards, counts] = await Promise.all([
    sort === 'soonest' ? soonestFirst(cardsBy) : cardsBy(sort),
    pool.query<FacetRow>(facetsQuery(conditions), values),
  ]);
  const { total, ...facets } = presentFacets(counts.rows, wanted);
  return {
    tutors: cards.map((row) => presentCard(row, language, now)),
    total,
    page,
    page_count: Math.max(1, Math.ceil(total / tutorsPerPage)),
    ...facets,
  };
}

type Order = TutorSort | 'free';

/** A page full of those who are free is read off the index; who is not known to be comes after them all. */
async function soonestFirst(cardsBy: (order: Order) => Promise<CardRow[]>): Promise<CardRow[]> {
  const free = await cardsBy('free');
  return free.length === tutorsPerPage ? free : cardsBy('soonest');
}

/** A few good reviews are not worth more than many: each tutor is counted five middling ones on top. */
const fairRating = '(tutors.rating_sum + 5 * 3.5) / (tutors.rating_count + 5)';

function pageQuery({ subject, language, rest }: Conditions, sort: Order, given: number): string {
  const [now, offset] = [`$${given + 1}::timestamptz`, `$${given + 2}`];
  // What has passed since it was last derived says nothing; it comes after those who are known to be free.
  const soonest = `(tutors.next_free_at >= ${now}) DESC NULLS LAST, tutors.next_free_at, tutors.id`;
  const orders: Record<Order, string> = {
    free: 'tutors.next_free_at, tutors.id',
    soonest,
    rating: `${fairRating} DESC, ${soonest}`,
    price: `tutors.cents_per_hour, ${soonest}`,
  };
  const order = orders[sort];
  const isFree = sort === 'free' ? `tutors.next_free_at >= ${now}` : 'true';
  // The few that are shown are found by narrow rows, and only these are read whole.
  return `
    SELECT ${cardColumns}
    FROM (
      SELECT id FROM tutors WHERE ${rest} AND ${subject} AND ${language} AND ${isFree} ORDER BY ${order} LIMIT ${tutorsPerPage} OFFSET ${offset}
    ) AS shown JOIN tutors USING (id) ${cardJoins}
    ORDER BY ${order}`;
}
