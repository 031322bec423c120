import { subscribe } from '../../platform/events.ts';
import { findUser, signedIn } from '../identity/index.ts';
import { compose } from './compose.ts';
import { welcome } from './templates/welcome.ts';

/** Whoever signs in for the first time this soon after the account was opened is new here. */
const welcomeWindowMs = 5 * 60 * 1000;

export const emailSubscriptions = [
  subscribe(signedIn, 'email.welcome', async (db, { userId, language, at }, services) => {
    const user = await findUser(db, userId);
    if (!user || at.getTime() - user.createdAt.getTime() >= welcomeWindowMs) return;
    await services.mail.send(db, {
      cause: `welcome:${userId}`,
      to: user.email,
      ...compose(services, language, welcome, { userName: user.name }),
    });
  }),
];
