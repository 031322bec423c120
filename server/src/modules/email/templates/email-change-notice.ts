import type { EmailTemplate } from '../render-email.ts';

type Notice = { userName: string; newEmail: string };

/** Goes to the address that the account still has, while there is time to stop the change. */
export const emailChangeNoticeEmail: EmailTemplate<Notice> = ({ userName, newEmail }, { say, link, greet }) => ({
  subject: say('emailChangeNotice.subject'),
  greeting: greet(userName),
  paragraphs: [say('emailChangeNotice.text', { newEmail }), say('emailChangeNotice.notYou')],
  action: { label: say('newPassword'), url: link('forgottenPassword') },
});
