import { os } from '../../../platform/api.ts';
import { found } from '../../../platform/errors.ts';
import { countUse, readUse, refuseLimited } from '../../../platform/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { findPublicProfile } from './find-public-profile.ts';

/** Whoever tries one nickname after another soon waits; a class that opens profiles from behind one address does not. */
const missesPerAddress = { limit: 60, windowSeconds: 600 };

export function publicProfileRoutes({ db, pool }: Services) {
  return {
    publicProfile: os.achievements.publicProfile.handler(async ({ input: { nickname }, context }) => {
      const misses = `unknown-learner:${context.address}`;
      refuseLimited(await readUse(pool, misses, missesPerAddress));
      const profile = await findPublicProfile(db, { nickname, now: new Date() });
      if (!profile) await countUse(pool, misses, missesPerAddress);
      return found(profile);
    }),
  };
}
