import type { EmailTemplate } from '../../render-email.ts';

type AuthorshipDecided = { userName: string; isApproved: boolean; reason: string | null };

export const authorshipDecidedEmail: EmailTemplate<AuthorshipDecided> = ({ userName, isApproved, reason }, tools) => {
  const { say, greet, link } = tools;
  const decision = isApproved ? 'approved' : 'declined';
  return {
    subject: say(`authors.${decision}.subject`),
    greeting: greet(userName),
    paragraphs: [
      say(`authors.${decision}.text`),
      ...(!isApproved && reason ? [say('reason', { reason })] : []),
      say(`authors.${decision}.next`),
    ],
    action: { label: say(`authors.${decision}.action`), url: link('cms') },
  };
};
