import { type DocumentKindName, invitationDays } from '@navor/contract';
import type { EmailTemplate } from '../../render-email.ts';

type EditorInvited = { userName: string; inviter: { name: string }; kind: DocumentKindName };

export const editorInvitedEmail: EmailTemplate<EditorInvited> = ({ userName, inviter, kind }, tools) => {
  const { say, greet, nameOf, link } = tools;
  return {
    subject: say('authors.invited.subject'),
    greeting: greet(userName),
    paragraphs: [
      say(`authors.invited.${kind}`, { name: nameOf(inviter, 'authors.invited.by') }),
      say('authors.invited.next', { count: invitationDays }),
    ],
    action: { label: say('authors.invited.action'), url: link('cms') },
  };
};
