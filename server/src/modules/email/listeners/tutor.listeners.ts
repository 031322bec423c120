import { listen } from '../../../platform/events.ts';
import { findAdministrators } from '../../identity/index.ts';
import { findTutorNotice, tutorApplied, tutorDecided } from '../../tutoring/index.ts';
import { sendAccountEmail } from '../send-account-email.ts';
import { tutorAppliedEmail } from '../templates/tutors/tutor-applied.ts';
import { tutorDecidedEmail } from '../templates/tutors/tutor-decided.ts';

const application = listen(tutorApplied, 'email.tutor-applied', async (db, { tutorId }, services) => {
  const applicant = await findTutorNotice(db, tutorId);
  if (applicant?.status !== 'applied') return;
  for (const { id } of await findAdministrators(db)) {
    await sendAccountEmail(db, services, id, {
      // Somebody who was declined may apply again.
      cause: `tutor-applied:${tutorId}:${applicant.appliedAt?.toISOString()}:${id}`,
      template: tutorAppliedEmail,
      data: { applicant },
    });
  }
});

const decision = listen(tutorDecided, 'email.tutor-decided', async (db, { tutorId, isApproved, at }, services) => {
  const tutor = await findTutorNotice(db, tutorId);
  if (!tutor || isApproved === (tutor.status === 'declined')) return;
  await sendAccountEmail(db, services, tutor.userId, {
    cause: `tutor-decided:${tutorId}:${at.toISOString()}`,
    template: tutorDecidedEmail,
    data: { isApproved, reason: tutor.declineReason },
  });
});

export const tutorEmailListeners = [application, decision];
