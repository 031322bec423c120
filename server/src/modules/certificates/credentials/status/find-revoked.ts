import { sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import { credentialStatuses } from '../../certificates.tables.ts';
import { listLength } from './status-entry.ts';

/** The column has 32 bits. */
const lastPosition = 2 ** 31 - 1;

/** The revoked places of a list, from 0 on; nothing for a list of which no place was ever given away. */
export async function findRevoked(db: Db, list: number): Promise<number[] | undefined> {
  const first = (list - 1) * listLength;
  if (first > lastPosition) return undefined;
  const { position, revokedAt } = credentialStatuses;
  const isOfList = sql`${position} >= ${first} AND ${position} <= ${first + listLength - 1}`;
  const { rows } = await db.execute<{ is_begun: boolean; revoked: number[] }>(sql`
    SELECT EXISTS (SELECT FROM ${credentialStatuses} WHERE ${isOfList}) AS is_begun,
           ARRAY(SELECT ${position} - ${first}::int FROM ${credentialStatuses}
                 WHERE ${isOfList} AND ${revokedAt} IS NOT NULL ORDER BY ${position}) AS revoked`);
  return rows[0]?.is_begun ? rows[0].revoked : undefined;
}
