import type { ContactTopic } from '@navor/contract';
import type { EmailTemplate } from '../render-email.ts';

type ContactMessageData = {
  topic: ContactTopic;
  senderName: string;
  senderEmail: string;
  /** Of the account that it was written from, if it was. */
  accountEmail: string | undefined;
  message: string;
};

/** Tells whoever looks after the installation what somebody has written, and where to answer. */
export const contactMessageEmail: EmailTemplate<ContactMessageData> = (
  { topic, senderName, senderEmail, accountEmail, message },
  { say },
) => ({
  subject: say('contactMessage.subject', { topic: say(`contactMessage.topics.${topic}`) }),
  greeting: say('plainGreeting'),
  paragraphs: [
    say('contactMessage.text', { senderName, senderEmail }),
    ...message.split(/[\r\n]+/).filter((line) => line.trim() !== ''),
  ],
  notes: [
    say('contactMessage.answer', { senderEmail }),
    accountEmail ? say('contactMessage.fromAccount', { accountEmail }) : say('contactMessage.fromVisitor'),
  ],
});
