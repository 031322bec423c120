import { listen } from '../../../platform/events.ts';
import { findAdministrators, findRecipient } from '../../identity/index.ts';
import { contactMessageReceived, findContactMessage } from '../../support/index.ts';
import { renderEmail } from '../render-email.ts';
import { contactConfirmationEmail } from '../templates/contact-confirmation.ts';
import { contactMessageEmail } from '../templates/contact-message.ts';

/** How the causes of messages to administrators begin, which are data of the sender and yet not addressed to them. */
export const contactMessageCause = 'contact-message:';

const toAdministrators = listen(
  contactMessageReceived,
  'email.contact-message',
  async (db, { messageId }, services) => {
    const message = await findContactMessage(db, messageId);
    if (!message) return;
    const sender = message.userId ? await findRecipient(db, message.userId) : undefined;
    const data = {
      topic: message.topic,
      senderName: message.name,
      senderEmail: message.email,
      accountEmail: sender?.email,
      message: message.message,
    };
    for (const { id, email, language } of await findAdministrators(db)) {
      await services.mail.send(db, {
        cause: `${contactMessageCause}${messageId}:${id}`,
        ownerId: sender?.id,
        to: email,
        ...renderEmail(services, { language }, contactMessageEmail, data),
      });
    }
  },
);

const toSender = listen(
  contactMessageReceived,
  'email.contact-confirmation',
  async (db, { messageId, at }, services) => {
    const message = await findContactMessage(db, messageId);
    if (!message) return;
    const to = message.email.toLowerCase();
    const sender = message.userId ? await findRecipient(db, message.userId) : undefined;
    const isOwnAddress = sender?.email === to;
    await services.mail.send(db, {
      // Once a day, so that nobody fills a mailbox by writing to us over and over in its owner's name.
      cause: `contact-confirmation:${to}:${at.toISOString().slice(0, 10)}`,
      ownerId: sender?.id,
      to,
      isHeld: isOwnAddress && !sender.isVerified,
      ...renderEmail(
        services,
        { language: isOwnAddress ? sender.language : message.language },
        contactConfirmationEmail,
        {
          userName: isOwnAddress ? sender.name : undefined,
        },
      ),
    });
  },
);

export const supportEmailListeners = [toAdministrators, toSender];
