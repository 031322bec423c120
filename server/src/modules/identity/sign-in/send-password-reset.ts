import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { defineJob } from '../../../platform/jobs.ts';
import { countUse } from '../../../platform/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { requestEmailLink } from '../email-tokens.ts';
import { passwordResetRequested } from '../identity.events.ts';
import { findRecipientByEmail } from '../identity.queries.ts';

const hour = 60 * 60 * 1000;

/** Nobody can be flooded with mail, whoever asks and wherever, nor be kept from getting in by somebody else who asks. */
export async function requestPasswordReset({ pool, jobs }: Services, db: Db, email: string): Promise<void> {
  const asked = await countUse(pool, `password-reset:${email}`, { limit: 5, windowSeconds: 3600 });
  if (asked.kind === 'allowed') await jobs.enqueue(db, sendPasswordReset, { email });
}

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
