import { and, inArray, lte } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { groupSeats } from '../groups.tables.ts';
import { lockSession } from './seats.queries.ts';
import { settleSeats } from './settle-seats.ts';

/** What nobody has come by to release: an offer must reach the next in line also where nobody looks at the session. */
export const releaseLapsedSeats = defineJob({
  name: 'release-lapsed-seats',
  input: z.object({}),
  retries: 2,
  schedule: '* * * * *',
  run: (_, services) => releaseSeatsLapsedBy(services, new Date()),
});

export async function releaseSeatsLapsedBy(services: Services, now: Date): Promise<void> {
  const lapsed = await services.db
    .selectDistinct({ sessionId: groupSeats.sessionId })
    .from(groupSeats)
    .where(and(inArray(groupSeats.status, ['held', 'offered']), lte(groupSeats.expiresAt, now)));
  for (const { sessionId } of lapsed) {
    await settleSession(services, sessionId, now).catch((error: unknown) => {
      // It comes again in a minute, and keeps those who wait elsewhere from nothing.
      services.log.warn({ err: error, sessionId }, 'lapsed seats could not be released');
    });
  }
}

function settleSession(services: Services, sessionId: string, now: Date): Promise<void> {
  return services.db.transaction(async (tx) => {
    const session = await lockSession(tx, sessionId);
    if (session) await settleSeats(tx, services, session, now);
  });
}
