import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import { authenticationOf } from './authentication.ts';

/** Makes a link for a new password and has it sent, if the address belongs to somebody. */
export const sendPasswordReset = defineJob({
  name: 'send-password-reset',
  input: z.object({ email: z.email() }),
  retries: 5,
  async run({ email }, services) {
    await authenticationOf(services).api.requestPasswordReset({ body: { email } });
  },
});
