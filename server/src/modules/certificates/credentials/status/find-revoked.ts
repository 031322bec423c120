import { sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import { credentialStatuses } from '../../certificates.tables.ts';
import { listLength } from './status-entry.ts';

/** The column has 32 bits. */
const lastPosition = 2 ** 31 - 1;

/**
 * Another text whenever something in a list was revoked; nothing for a list of which no place was ever given away. Anybody may
 * ask, as often as they like, so that the places themselves are only read for a list that changed.
 */
export async function findStatusVersion(db: Db, list: number): Promise<string | undefined> {
  if ((list - 1) * listLength > lastPosition) return undefined;
  const { position, revokedAt } = credentialStatuses;
  const { rows } = await db.execute<{ is_begun: boolean; version: string }>(sql`
    SELECT EXISTS (SELECT FROM ${credentialStatuses} WHERE ${isOfList(list)}) AS is_begun,
           (SELECT concat_ws(' ', count(*), sum(${position})) FROM ${credentialStatuses}
            WHERE ${isOfList(list)} AND ${revokedAt} IS NOT NULL) AS version`);
  return rows[0]?.is_begun ? rows[0].version : undefined;
}

/** The revoked places of a list, from 0 on. */
export async function findRevoked(db: Db, list: number): Promise<number[]> {
  const { position, revokedAt } = credentialStatuses;
  const { rows } = await db.execute<{ revoked: number[] }>(sql`
    SELECT ARRAY(SELECT ${position} - ${(list - 1) * listLength}::int FROM ${credentialStatuses}
                 WHERE ${isOfList(list)} AND ${revokedAt} IS NOT NULL ORDER BY ${position}) AS revoked`);
  return rows[0]?.revoked ?? [];
}

function isOfList(list: number) {
  const first = (list - 1) * listLength;
  return sql`${credentialStatuses.position} >= ${first} AND ${credentialStatuses.position} <= ${first + listLength - 1}`;
}
