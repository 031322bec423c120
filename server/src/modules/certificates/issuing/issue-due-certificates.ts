import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { defineJob } from '../../../platform/jobs.ts';
import { courseEnrollments } from '../../courses/index.ts';
import { findPlanHolders } from '../../identity/index.ts';
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
      const batch = await listCompletions(db, { userId, after });
      const people = await findPlanHolders(db, [...new Set(batch.map((completion) => completion.userId))]);
      for (const { completedAt, ...completion } of batch) {
        const person = people.get(completion.userId);
        if (!person || !completedAt || !mayGetCertificate(person).isAllowed) continue;
        await db.transaction((tx) => issueCertificate(tx, services, { ...completion, completedAt }, new Date()));
      }
      if (batch.length < batchSize) return;
      after = batch.at(-1)?.id;
    }
  },
});

type Wanted = { userId: string | undefined; after: string | undefined };

/** Completed courses without a certificate, a batch at a time. */
function listCompletions(db: Db, { userId, after }: Wanted) {
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
    .leftJoin(certificates, isCertified)
    .where(
      and(
        isNotNull(courseEnrollments.completedAt),
        isNull(certificates.id),
        userId ? eq(courseEnrollments.userId, userId) : undefined,
        after ? gt(courseEnrollments.id, after) : undefined,
      ),
    )
    .orderBy(asc(courseEnrollments.id))
    .limit(batchSize);
}
