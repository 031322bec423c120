import { z } from 'zod';
import { defineEvent } from '../../platform/events.ts';

/** Names the message only: what somebody wrote is kept in one place, and goes from there with their account. */
export const contactMessageReceived = defineEvent(
  'support.contact-message-received',
  z.object({ messageId: z.uuid(), at: z.coerce.date() }),
);
