import { listen } from '../../../platform/events.ts';
import { accountClosing } from '../../identity/index.ts';
import { findPresence } from './find-presence.ts';
import { reserveNickname } from './nickname-reservations.ts';

/** When the account is deleted, its nickname is gone with it: what keeps it from others has to be written before. */
const reserve = listen(accountClosing, 'achievements.reserve-nickname', async (tx, { userId, dueAt }, services) => {
  const presence = await findPresence(tx, userId);
  if (presence) await reserveNickname(tx, services, { key: presence.nicknameKey, userId, from: dueAt });
});

export const presenceListeners = [reserve];
