import type { EmailContent } from '../layout.ts';
import type { EmailTemplate, EmailTools } from '../render-email.ts';

export type CourseCertificate =
  | { kind: 'issued'; certificateId: string }
  | { kind: 'locked'; planName: string }
  | { kind: 'none' };

type CourseCompletion = {
  userName: string;
  courseName: string;
  /** Unknown where an administrator writes in their own words. */
  certificate?: CourseCertificate;
};

export const courseCompletionEmail: EmailTemplate<CourseCompletion> = (
  { userName, courseName, certificate = { kind: 'none' } },
  tools,
) => ({
  subject: tools.say('courseCompletion.subject', { courseName }),
  greeting: tools.greet(userName),
  ...waysOn(certificate, courseName, tools),
});

/** What to do next: first of all have a look at the certificate, where there is one. */
function waysOn(
  certificate: CourseCertificate,
  courseName: string,
  { say, link }: EmailTools,
): Pick<EmailContent, 'paragraphs' | 'facts' | 'action'> {
  const next = { label: say('courseCompletion.action'), url: link('dashboard') };
  switch (certificate.kind) {
    case 'issued': {
      const { certificateId } = certificate;
      return {
        paragraphs: [say('courseCompletion.certified', { courseName })],
        action: { label: say('courseCompletion.openCertificate'), url: link('certificate', { certificateId }) },
        facts: [{ label: say('courseCompletion.pdf'), value: link('certificatePdf', { certificateId }) }],
      };
    }
    case 'locked': {
      const { planName } = certificate;
      return {
        paragraphs: [say('courseCompletion.text', { courseName }), say('courseCompletion.locked', { planName })],
        facts: [{ label: say('courseCompletion.plans'), value: link('plans') }],
        action: next,
      };
    }
    case 'none':
      return { paragraphs: [say('courseCompletion.text', { courseName })], action: next };
  }
}
