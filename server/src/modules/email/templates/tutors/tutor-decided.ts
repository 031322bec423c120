import type { EmailTemplate } from '../../render-email.ts';

type TutorDecided = { userName: string; isApproved: boolean; reason: string | null };

export const tutorDecidedEmail: EmailTemplate<TutorDecided> = ({ userName, isApproved, reason }, tools) => {
  const { say, greet, link } = tools;
  const decision = isApproved ? 'approved' : 'declined';
  return {
    subject: say(`tutors.${decision}.subject`),
    greeting: greet(userName),
    paragraphs: [
      say(`tutors.${decision}.text`),
      ...(!isApproved && reason ? [say('reason', { reason })] : []),
      say(`tutors.${decision}.next`),
    ],
    action: { label: say(`tutors.${decision}.action`), url: link('teaching') },
  };
};
