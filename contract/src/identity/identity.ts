import { z } from 'zod';
import { offers, paidTiers } from '../billing/plan-choices.ts';
import { endpoint } from '../endpoint.ts';
import { avatarLimits, passwordLength } from './identity-choices.ts';
import { people } from './people.ts';
import { personName, profileChangesSchema, profileSchema } from './profile.ts';
import { userSchema } from './user.ts';

export const sessionSchema = z.object({
  /** Another one after each login; null for nobody. It is no secret, and opens nothing. */
  id: z.string().nullable(),
  user: userSchema.nullable(),
  profile: profileSchema.nullable(),
  /** True with any paid plan, on trial or active. */
  subscribed: z.boolean(),
  /** What is unlocked beyond the free tier. */
  plan: z.enum(paidTiers).nullable(),
  /** The price list that it was chosen from, whose names its owner goes by. */
  offer: z.enum(offers).nullable(),
});
export type Session = z.infer<typeof sessionSchema>;

/** One place where somebody is signed in. */
export const deviceSchema = z.object({
  id: z.uuid(),
  is_current: z.boolean(),
  created_at: z.date(),
  last_active_at: z.date(),
  user_agent: z.string().nullable(),
  ip_address: z.string().nullable(),
});
export type Device = z.infer<typeof deviceSchema>;

/** What the settings screen shows beside the profile. */
export const accountSchema = z.object({
  email: z.email(),
  has_two_factor: z.boolean(),
  /** How many recovery codes are left; null without two-factor sign-in. */
  recovery_codes_left: z.number().int().nullable(),
  devices: z.array(deviceSchema),
});
export type Account = z.infer<typeof accountSchema>;

const email = z.email().max(254);
const password = z.string().min(1).max(passwordLength.max);
const newPassword = z.string().min(passwordLength.min).max(passwordLength.max);
const token = z.string().min(1).max(200);
const done = z.object({ done: z.literal(true) });

const accounts = {
  session: endpoint
    .meta({ access: 'public' })
    .route({ method: 'GET', path: '/session', summary: 'Who is signed in', tags: ['identity'] })
    .output(sessionSchema),
  signUp: endpoint
    .meta({ access: 'public' })
    .route({ method: 'POST', path: '/sign-up', summary: 'Open an account and sign in', tags: ['identity'] })
    .input(z.object({ full_name: personName, email, password: newPassword }))
    .output(z.object({ user: userSchema })),
  signIn: endpoint
    .meta({ access: 'public' })
    .route({ method: 'POST', path: '/sign-in', summary: 'Sign in with e-mail and password', tags: ['identity'] })
    .input(z.object({ email, password }))
    .output(
      z.discriminatedUnion('status', [
        z.object({ status: z.literal('signed-in'), user: userSchema }),
        /** The password was right, but the account also wants a code: see `/sign-in/code`. */
        z.object({ status: z.literal('code-required'), user: z.null() }),
      ]),
    ),
  confirmSignIn: endpoint
    .meta({ access: 'public' })
    .route({
      method: 'POST',
      path: '/sign-in/code',
      summary: 'Finish a sign-in with a two-factor or recovery code',
      tags: ['identity'],
    })
    .input(
      z.object({
        code: z.string().trim().min(1).max(40),
        /** Ask for no code on this device for 30 days. */
        trust_device: z.boolean().default(false),
      }),
    )
    .output(z.object({ user: userSchema })),
  signOut: endpoint
    .meta({ access: 'public' })
    .route({ method: 'POST', path: '/sign-out', summary: 'End this session', tags: ['identity'] })
    .output(z.object({ signed_out: z.literal(true) })),
  requestPasswordReset: endpoint
    .meta({ access: 'public' })
    .route({
      method: 'POST',
      path: '/password/reset-request',
      successStatus: 202,
      summary: 'Send a link for a new password, if the address has an account',
      tags: ['identity'],
    })
    .input(z.object({ email }))
    .output(z.object({ accepted: z.literal(true) })),
  resetPassword: endpoint
    .meta({ access: 'public' })
    .route({ method: 'POST', path: '/password/reset', summary: 'Set a new password by a link', tags: ['identity'] })
    .input(z.object({ token, password: newPassword }))
    .output(done),
  confirmEmail: endpoint
    .meta({ access: 'public' })
    .route({
      method: 'POST',
      path: '/account/email/confirm',
      summary: 'Confirm a new e-mail address by a link',
      tags: ['identity'],
    })
    .input(z.object({ token }))
    .output(z.object({ email: z.email() })),
  verifyEmail: endpoint
    .meta({ access: 'public' })
    .route({
      method: 'POST',
      path: '/account/email/verify',
      summary: 'Show by the link of the welcome e-mail that the address is yours',
      tags: ['identity'],
    })
    .input(z.object({ token }))
    .output(z.object({ email: z.email() })),
  keepAccount: endpoint
    .meta({ access: 'public' })
    .route({
      method: 'POST',
      path: '/account/keep',
      summary: 'Take the deletion of an account back by a link',
      tags: ['identity'],
    })
    .input(z.object({ token }))
    .output(done),
  checkAdministratorLink: endpoint
    .meta({ access: 'public' })
    .route({
      method: 'POST',
      path: '/first-administrator/check',
      summary: 'Whether the link that makes the first administrator is still good',
      tags: ['identity'],
    })
    .input(z.object({ token }))
    .output(done),
};

const ownAccount = {
  account: endpoint
    .route({ method: 'GET', path: '/account', summary: 'Own account and where it is signed in', tags: ['identity'] })
    .output(accountSchema),
  changePassword: endpoint
    .route({
      method: 'POST',
      path: '/account/password',
      summary: 'Change the password; every other session ends',
      tags: ['identity'],
    })
    .input(z.object({ current_password: password, new_password: newPassword }))
    .output(done),
  changeEmail: endpoint
    .route({
      method: 'POST',
      path: '/account/email',
      successStatus: 202,
      summary: 'Ask for another e-mail address; a link sent to it confirms',
      tags: ['identity'],
    })
    .input(z.object({ email, password }))
    .output(z.object({ accepted: z.literal(true) })),
  requestVerification: endpoint
    .route({
      method: 'POST',
      path: '/account/email/verification',
      successStatus: 202,
      summary: 'Send the link that verifies the own address again',
      tags: ['identity'],
    })
    .output(z.object({ accepted: z.literal(true) })),
  becomeAdministrator: endpoint
    .route({
      method: 'POST',
      path: '/first-administrator',
      summary: 'Become the administrator of an installation that has none, by the link that its start prints',
      tags: ['identity'],
    })
    .input(z.object({ token }))
    .output(done),
  endSession: endpoint
    .route({ method: 'DELETE', path: '/account/sessions/{id}', summary: 'End one session', tags: ['identity'] })
    .input(z.object({ id: z.uuid() }))
    .output(done),
  endOtherSessions: endpoint
    .route({
      method: 'POST',
      path: '/account/sessions/end-others',
      summary: 'End every session but this',
      tags: ['identity'],
    })
    .output(done),
  startTwoFactor: endpoint
    .route({
      method: 'POST',
      path: '/account/two-factor',
      summary: 'Prepare two-factor sign-in; a first code switches it on',
      tags: ['identity'],
    })
    .input(z.object({ password }))
    .output(z.object({ uri: z.string(), secret: z.string(), recovery_codes: z.array(z.string()) })),
  confirmTwoFactor: endpoint
    .route({
      method: 'POST',
      path: '/account/two-factor/confirm',
      summary: 'Switch two-factor sign-in on with a first code',
      tags: ['identity'],
    })
    .input(z.object({ code: z.string().trim().min(1).max(20) }))
    .output(done),
  stopTwoFactor: endpoint
    .route({
      method: 'POST',
      path: '/account/two-factor/stop',
      summary: 'Switch two-factor sign-in off',
      tags: ['identity'],
    })
    .input(z.object({ password }))
    .output(done),
  renewRecoveryCodes: endpoint
    .route({
      method: 'POST',
      path: '/account/two-factor/recovery-codes',
      summary: 'Replace the recovery codes',
      tags: ['identity'],
    })
    .input(z.object({ password }))
    .output(z.object({ recovery_codes: z.array(z.string()) })),
  exportData: endpoint
    .route({ method: 'GET', path: '/account/export', summary: 'All own data as a zip', tags: ['identity'] })
    .output(z.file()),
  deleteAccount: endpoint
    .route({
      method: 'POST',
      path: '/account/delete',
      summary: 'Delete the own account after a grace period',
      tags: ['identity'],
    })
    .input(z.object({ password }))
    .output(z.object({ deletion_due_at: z.date() })),
};

const profile = {
  profile: endpoint
    .route({ method: 'GET', path: '/profile', summary: 'Own profile', tags: ['identity'] })
    .output(profileSchema),
  updateProfile: endpoint
    .route({ method: 'PATCH', path: '/profile', summary: 'Change the own profile', tags: ['identity'] })
    .input(profileChangesSchema)
    .output(profileSchema),
  setAvatar: endpoint
    // The form around the picture takes some room too.
    .meta({ access: 'signed-in', maxBodyBytes: avatarLimits.maxBytes + 64 * 1024 })
    .route({ method: 'PUT', path: '/profile/avatar', summary: 'Upload the own picture', tags: ['identity'] })
    .input(z.object({ image: z.file() }))
    .output(profileSchema),
  removeAvatar: endpoint
    .route({ method: 'DELETE', path: '/profile/avatar', summary: 'Remove the own picture', tags: ['identity'] })
    .output(profileSchema),
};

export const identity = { ...accounts, ...ownAccount, ...profile, ...people };
