import { languages } from '@navor/languages';
import { z } from 'zod';
import { defineEvent } from '../../platform/events.ts';

const userId = z.uuid();
const moment = z.coerce.date();
/** The secret part of a link that is sent by mail. */
const token = z.string();

/** Somebody has opened a session; `language` is the one they were reading in. */
export const signedIn = defineEvent(
  'identity.signed-in',
  z.object({ userId, language: z.enum(languages), at: moment }),
);

/** Somebody tried to open a second account with the address of this one. */
export const signUpAttempted = defineEvent('identity.sign-up-attempted', z.object({ userId, at: moment }));

export const passwordResetRequested = defineEvent('identity.password-reset-requested', z.object({ userId, token }));

export const passwordChanged = defineEvent('identity.password-changed', z.object({ userId, at: moment }));

export const emailChangeRequested = defineEvent(
  'identity.email-change-requested',
  z.object({ userId, newEmail: z.email(), token }),
);

export const emailChanged = defineEvent('identity.email-changed', z.object({ userId, oldEmail: z.email() }));

export const twoFactorChanged = defineEvent(
  'identity.two-factor-changed',
  z.object({ userId, isOn: z.boolean(), at: moment }),
);

/** An account is closed and will be deleted on `dueAt`, unless the link with this token is used before. */
export const accountClosing = defineEvent('identity.account-closing', z.object({ userId, dueAt: moment, token }));
