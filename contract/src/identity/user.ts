import { z } from 'zod';
import { roles } from './identity-choices.ts';

export const roleSchema = z.enum(roles);

export const userSchema = z.object({
  id: z.uuid(),
  email: z.email(),
  /** Whether the address has proved to be theirs; until then nothing else is sent there. */
  email_verified: z.boolean(),
  full_name: z.string(),
  created_at: z.date(),
  roles: z.array(roleSchema),
});
export type User = z.infer<typeof userSchema>;
