import { and, inArray, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { defineJob } from '../../../platform/jobs.ts';
import { authoringWrites } from '../authorship.tables.ts';

/** Nobody sends a form again after so long. */
const keptDays = 2;
const forgottenAtOnce = 500;

/** What was made is told again only for as long as the answer may have been lost. */
export const forgetAuthoringWrites = defineJob({
  name: 'forget-authoring-writes',
  input: z.object({}),
  retries: 3,
  schedule: '33 3 * * *',
  run: (_, { db }) => forgetWritesBefore(db, new Date(Date.now() - keptDays * 24 * 60 * 60 * 1000)),
});

/** A batch at a time: no statement holds the rows of many people at once. */
export async function forgetWritesBefore(db: Db, until: Date, batch = forgottenAtOnce): Promise<void> {
  for (;;) {
    const isOld = lt(authoringWrites.at, until);
    const place = sql`${authoringWrites}.ctid`;
    const some = db.select({ place: sql`ctid` }).from(authoringWrites).where(isOld).limit(batch);
    const forgotten = await db
      .delete(authoringWrites)
      .where(and(inArray(place, some), isOld))
      .returning({ at: authoringWrites.at });
    if (forgotten.length < batch) return;
  }
}
