import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const roles = ['learner', 'tutor', 'author', 'admin'] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

export const userSchema = z.object({
  id: z.uuid(),
  email: z.email(),
  full_name: z.string(),
  created_at: z.date(),
  roles: z.array(roleSchema),
});
export type User = z.infer<typeof userSchema>;

export const profileSchema = z.object({
  id: z.uuid(),
  full_name: z.string().nullable(),
  avatar_url: z.string().nullable(),
  updated_at: z.date(),
});
export type Profile = z.infer<typeof profileSchema>;

export const sessionSchema = z.object({
  user: userSchema.nullable(),
  profile: profileSchema.nullable(),
  /** True with any paid plan, on trial or active. */
  subscribed: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

/** Long passphrases are welcome; the upper bound only keeps the hash affordable. */
export const passwordLength = { min: 10, max: 128 };

const email = z.email().max(254);

/** A name on one line: control characters have no place in it, and PostgreSQL stores no NUL. */
const personName = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .regex(/^\P{Cc}*$/u);

export const identity = {
  session: endpoint
    .meta({ access: 'public' })
    .route({ method: 'GET', path: '/session', summary: 'Who is signed in', tags: ['identity'] })
    .output(sessionSchema),
  profile: endpoint
    .route({ method: 'GET', path: '/profile', summary: 'Own profile', tags: ['identity'] })
    .output(profileSchema),
  signUp: endpoint
    .meta({ access: 'public' })
    .route({ method: 'POST', path: '/sign-up', summary: 'Open an account and sign in', tags: ['identity'] })
    .input(
      z.object({
        full_name: personName,
        email,
        password: z.string().min(passwordLength.min).max(passwordLength.max),
      }),
    )
    .output(z.object({ user: userSchema })),
  signIn: endpoint
    .meta({ access: 'public' })
    .route({ method: 'POST', path: '/sign-in', summary: 'Sign in with e-mail and password', tags: ['identity'] })
    .input(z.object({ email, password: z.string().min(1).max(passwordLength.max) }))
    .output(z.object({ user: userSchema })),
  signOut: endpoint
    .meta({ access: 'public' })
    .route({ method: 'POST', path: '/sign-out', summary: 'End this session', tags: ['identity'] })
    .output(z.object({ signed_out: z.literal(true) })),
};
