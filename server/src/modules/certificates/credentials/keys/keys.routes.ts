import { signedIn } from '../../../../platform/access.ts';
import { os } from '../../../../platform/api.ts';
import type { Services } from '../../../../platform/services.ts';
import { listKeys } from './list-keys.ts';
import { rotateKey } from './rotate-key.ts';
import { findSigningKey } from './signing-key.ts';

export function credentialKeysRoutes(services: Services) {
  const { config, db } = services;
  return {
    keys: os.certificates.administration.keys.handler(async () => {
      const inUse = await findSigningKey(db, config.dataDir);
      return (await listKeys(db)).map(({ id, createdAt, retiredAt }) => ({
        ...{ id, created_at: createdAt, retired_at: retiredAt, is_in_use: id === inUse?.id },
      }));
    }),

    rotateKey: os.certificates.administration.rotateKey.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      return { id: await rotateKey(services, { actorId: user.id, ...input }, new Date()) };
    }),
  };
}
