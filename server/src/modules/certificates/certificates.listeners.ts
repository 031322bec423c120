import type { Db } from '../../platform/database/database.ts';
import { type Listener, listen } from '../../platform/events.ts';
import type { Services } from '../../platform/services.ts';
import { paymentReceived, planGranted, trialStarted } from '../billing/index.ts';
import { courseCompleted } from '../courses/index.ts';
import { completionSettled } from './certificates.events.ts';
import { issueCertificate } from './issuing/issue-certificate.ts';
import { issueDueCertificates } from './issuing/issue-due-certificates.ts';

/** Whatever comes of it is told in the same transaction: the message about the course waits for that, with its link. */
const certify = listen(courseCompleted, 'certificates.certify', async (tx, completed, services) => {
  const { userId, courseId, titles, at } = completed;
  await issueCertificate(tx, services, { userId, courseId, completedAt: at }, new Date());
  await services.events.announce(tx, completionSettled, { userId, courseId, titles, at });
});

/** A plan may bring certificates for what was completed without it. */
const issueDue = (tx: Db, { userId }: { userId: string }, { jobs }: Services) =>
  jobs.enqueue(tx, issueDueCertificates, { userId });

export const certificatesListeners: Listener[] = [
  certify,
  listen(trialStarted, 'certificates.trial-started', issueDue),
  listen(planGranted, 'certificates.plan-granted', issueDue),
  listen(paymentReceived, 'certificates.payment-received', issueDue),
];
