import type { EmailTemplate } from '../../render-email.ts';

/** To those who decide on applications. */
export const tutorAppliedEmail: EmailTemplate<{ userName: string; applicant: { name: string } }> = (
  { userName, applicant },
  { say, greet, nameOf, link },
) => ({
  subject: say('tutors.applied.subject'),
  greeting: greet(userName),
  paragraphs: [say('tutors.applied.text', { name: nameOf(applicant, 'tutors.somebody') })],
  action: { label: say('tutors.applied.action'), url: link('tutorApplications') },
});
