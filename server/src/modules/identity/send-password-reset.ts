import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';
import type { Authentication } from './authentication.ts';

/** Makes a link for a new password and has it sent, if the address belongs to somebody. */
export function sendPasswordResetJob(authentication: Authentication) {
  return defineJob({
    name: 'send-password-reset',
    input: z.object({ email: z.email() }),
    retries: 5,
    async run({ email }) {
      await authentication.api.requestPasswordReset({ body: { email } });
    },
  });
}
