import type { Profile } from '@navor/contract';
import { signedIn } from '../../../platform/access.ts';
import { type ApiContext, os } from '../../../platform/api.ts';
import { AppError } from '../../../platform/errors.ts';
import { limitUse } from '../../../platform/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { removeAvatar, setAvatar } from './set-avatar.ts';
import { updateProfile } from './update-profile.ts';

/** The own profile. Nobody else's can be named here, so nobody else's can be changed. */
export function profileRoutes(services: Services) {
  return {
    profile: os.identity.profile.handler(({ context }) => {
      const { profile } = signedIn(context.viewer);
      if (!profile) throw new AppError('PGRST116');
      return profile;
    }),

    updateProfile: os.identity.updateProfile.handler(({ input, context }) =>
      change(context, (userId) => updateProfile(services.db, userId, input)),
    ),

    setAvatar: os.identity.setAvatar.handler(({ input, context }) =>
      change(context, async (userId) => {
        await limitUse(services.pool, `avatar:${userId}`, { limit: 20, windowSeconds: 3600 });
        return setAvatar(services, userId, input.image);
      }),
    ),

    removeAvatar: os.identity.removeAvatar.handler(({ context }) =>
      change(context, (userId) => removeAvatar(services, userId)),
    ),
  };
}

/** A page that is rendered by the very request that changes the profile shows it as it is now. */
async function change({ viewer }: ApiContext, write: (userId: string) => Promise<Profile>): Promise<Profile> {
  const owner = signedIn(viewer);
  owner.profile = await write(owner.user.id);
  return owner.profile;
}
