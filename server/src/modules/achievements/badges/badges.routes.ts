import { signedIn } from '../../../platform/access.ts';
import { os } from '../../../platform/api.ts';
import type { Services } from '../../../platform/services.ts';
import { listUnseenBadges, markBadgesSeen } from './unseen-badges.ts';

export function badgesRoutes({ db }: Services) {
  return {
    news: os.achievements.news.handler(async ({ context }) => ({
      badges: context.viewer.kind === 'signed-in' ? await listUnseenBadges(db, context.viewer.user.id) : [],
    })),
    markSeen: os.achievements.markSeen.handler(async ({ input, context }) => {
      await markBadgesSeen(db, signedIn(context.viewer).user.id, { badges: input.badges, at: new Date() });
      return { done: true as const };
    }),
  };
}
