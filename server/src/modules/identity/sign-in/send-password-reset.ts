import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import { requestEmailLink } from '../email-tokens.ts';
import { passwordResetRequested } from '../identity.events.ts';
import { findRecipientByEmail } from '../identity.queries.ts';

const hour = 60 * 60 * 1000;

/** Has a link for a new password sent, if the address belongs to somebody. */
export const sendPasswordReset = defineJob({
  name: 'send-password-reset',
  input: z.object({ email: z.email() }),
  retries: 5,
  async run({ email }, { db, events }) {
    await db.transaction(async (tx) => {
      const owner = await findRecipientByEmail(tx, email);
      if (!owner) return;
      const { id: userId } = owner;
      const linkId = await requestEmailLink(tx, 'reset-password', { userId }, new Date(Date.now() + hour));
      await events.announce(tx, passwordResetRequested, { userId, linkId });
    });
  },
});
