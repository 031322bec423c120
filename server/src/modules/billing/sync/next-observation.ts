import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { observations } from '../billing.tables.ts';

/** The number of an observation of the cashier that begins now. */
export async function nextObservation(db: Db): Promise<number> {
  const { rows } = await db.execute<{ number: string }>(sql`SELECT nextval(${observations.seqName}) AS number`);
  return Number(rows[0]?.number);
}
