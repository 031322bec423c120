import type { EmailTemplate } from '../render-email.ts';

/**
 * The address was typed into a form by anybody at all: nothing that they wrote is in it, so that nobody's words reach a
 * stranger through us. A name is given only where it is the account's, whose address this is.
 */
export const contactConfirmationEmail: EmailTemplate<{ userName: string | undefined }> = (
  { userName },
  { say, greet },
) => ({
  subject: say('contactConfirmation.subject'),
  greeting: greet(userName),
  paragraphs: [say('contactConfirmation.text')],
  notes: [say('contactConfirmation.notYou')],
});
