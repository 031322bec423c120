import { roles } from '@navor/contract';
import { languages } from '@navor/languages';
import { z } from 'zod';
import { defineEvent } from '../../platform/events.ts';

const userId = z.uuid();
const moment = z.coerce.date();
/** A link that is sent by mail; its secret part is made with the message, and is in no event. */
const linkId = z.uuid();

/** Somebody has opened a session; `language` is the one they were reading in. */
export const signedIn = defineEvent(
  'identity.signed-in',
  z.object({ userId, language: z.enum(languages), at: moment }),
);

/** Somebody tried to open a second account with the address of this one. */
export const signUpAttempted = defineEvent('identity.sign-up-attempted', z.object({ userId, at: moment }));

/** Somebody who has not shown yet that their address is theirs asks for another link to do so. */
export const emailVerificationRequested = defineEvent(
  'identity.email-verification-requested',
  z.object({ userId, linkId }),
);

/** An account's address has proved to be read by its owner. */
export const emailVerified = defineEvent('identity.email-verified', z.object({ userId }));

export const passwordResetRequested = defineEvent('identity.password-reset-requested', z.object({ userId, linkId }));

export const passwordChanged = defineEvent('identity.password-changed', z.object({ userId, at: moment }));

export const emailChangeRequested = defineEvent(
  'identity.email-change-requested',
  z.object({ userId, newEmail: z.email(), linkId }),
);

export const emailChanged = defineEvent('identity.email-changed', z.object({ userId, oldEmail: z.email() }));

export const twoFactorChanged = defineEvent(
  'identity.two-factor-changed',
  z.object({ userId, isOn: z.boolean(), at: moment }),
);

/** An account is closed and will be deleted on `dueAt`, unless the link is used before. */
export const accountClosing = defineEvent('identity.account-closing', z.object({ userId, dueAt: moment, linkId }));

/** An administrator has given roles to somebody or taken them. */
export const rolesChanged = defineEvent(
  'identity.roles-changed',
  z.object({ userId, given: z.array(z.enum(roles)), taken: z.array(z.enum(roles)) }),
);
