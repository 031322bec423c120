import { roles, tiers } from '@navor/contract';
import { and, arrayOverlaps, asc, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { courseEnrollments } from '../../courses/index.ts';
import { planHoldersSubquery } from '../../identity/index.ts';
import { mayGetCertificate } from '../certificates.policy.ts';
import { certificates } from '../certificates.tables.ts';
import { issueCertificate } from './issue-certificate.ts';

const batchSize = 200;

/**
 * Issues what completed courses are without although it is due: to whoever has got a plan since, who is named, and by the
 * clock to everybody else, such as those whose course was completed when there were no certificates. Nobody gets a message.
 */
export const issueDueCertificates = defineJob({
  name: 'issue-due-certificates',
  input: z.object({ userId: z.uuid().optional() }),
  retries: 5,
  schedule: '41 * * * *',
  async run({ userId }, services) {
    const { db } = services;
    let after: string | undefined;
    while (true) {
      const batch = await listDueCompletions(services, { userId, after });
      for (const { completedAt, ...completion } of batch) {
        if (!completedAt) continue;
        await db.transaction((tx) => issueCertificate(tx, services, { ...completion, completedAt }, new Date()));
      }
      if (batch.length < batchSize) return;
      after = batch.at(-1)?.id;
    }
  },
});

/** Of whom a certificate is due, said once for all: most people learn without a plan, and none of theirs need be looked at. */
const entitledTiers = tiers.filter((tier) => mayGetCertificate({ tier, roles: [] }).isAllowed);
const entitledRoles = roles.filter((role) => mayGetCertificate({ tier: 'free', roles: [role] }).isAllowed);

type Wanted = { userId: string | undefined; after: string | undefined };

/** Completed courses without a certificate, of people who may have it, a batch at a time. */
function listDueCompletions({ db, config }: Pick<Services, 'db' | 'config'>, { userId, after }: Wanted) {
  const holders = planHoldersSubquery(db);
  const isCertified = and(
    eq(certificates.userId, courseEnrollments.userId),
    eq(certificates.courseId, courseEnrollments.courseId),
    isNull(certificates.replacedAt),
  );
  return db
    .select({
      id: courseEnrollments.id,
      userId: courseEnrollments.userId,
      courseId: courseEnrollments.courseId,
      completedAt: courseEnrollments.completedAt,
    })
    .from(courseEnrollments)
    .innerJoin(holders, eq(holders.id, courseEnrollments.userId))
    .leftJoin(certificates, isCertified)
    .where(
      and(
        isNotNull(courseEnrollments.completedAt),
        isNull(certificates.id),
        or(inArray(holders.tier, entitledTiers), arrayOverlaps(holders.roles, entitledRoles)),
        config.isDemo ? undefined : eq(holders.isDemo, false),
        userId ? eq(courseEnrollments.userId, userId) : undefined,
        after ? gt(courseEnrollments.id, after) : undefined,
      ),
    )
    .orderBy(asc(courseEnrollments.id))
    .limit(batchSize);
}
