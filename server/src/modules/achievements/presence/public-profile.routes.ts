import { os } from '../../../platform/api.ts';
import type { Services } from '../../../platform/services.ts';
import { findPublicProfile } from './find-public-profile.ts';
import { visitProfile } from './visit-profile.ts';

export function publicProfileRoutes({ db, pool }: Services) {
  return {
    publicProfile: os.achievements.publicProfile.handler(({ input: { nickname }, context }) =>
      visitProfile(pool, context.address, () => findPublicProfile(db, { nickname, now: new Date() })),
    ),
  };
}
