import { signedIn } from '../../../platform/access.ts';
import { os } from '../../../platform/api.ts';
import type { Services } from '../../../platform/services.ts';
import { findNicknameOwner, findPresence } from './find-presence.ts';
import { withdrawNickname } from './withdraw-nickname.ts';

/** Who goes by what, for administrators. */
export function nicknamesRoutes(services: Services) {
  const { db } = services;
  return {
    ofPerson: os.achievements.nicknames.ofPerson.handler(async ({ input }) => {
      const presence = await findPresence(db, input.id);
      return presence ? { nickname: presence.nickname, has_profile: presence.isProfilePublic } : null;
    }),

    owner: os.achievements.nicknames.owner.handler(async ({ input }) => {
      const owner = await findNicknameOwner(db, input.nickname);
      return owner ? { id: owner.userId, nickname: owner.nickname } : null;
    }),

    withdraw: os.achievements.nicknames.withdraw.handler(async ({ input: { id, nickname, reason }, context }) => {
      const actorId = signedIn(context.viewer).user.id;
      await withdrawNickname(services, { actorId, userId: id, nickname, reason }, new Date());
      return { done: true as const };
    }),
  };
}
