import { signedIn } from '../../../../platform/access.ts';
import { os } from '../../../../platform/api.ts';
import type { Services } from '../../../../platform/services.ts';
import { listKeys, type PublicKey } from './list-keys.ts';
import { rotateKey } from './rotate-key.ts';
import { findCurrentKey } from './signing-key.ts';

export function credentialKeysRoutes(services: Services) {
  const { config, db } = services;
  return {
    keys: os.certificates.administration.keys.handler(async () => {
      const current = await findCurrentKey(db, config.dataDir);
      return (await listKeys(db)).map((key) => ({
        ...{ id: key.id, created_at: key.createdAt, retired_at: key.retiredAt, state: stateOf(key, current) },
      }));
    }),

    rotateKey: os.certificates.administration.rotateKey.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      return { id: await rotateKey(services, { actorId: user.id, ...input }, new Date()) };
    }),
  };
}

function stateOf({ id, retiredAt }: PublicKey, current: Awaited<ReturnType<typeof findCurrentKey>>) {
  if (current.kind === 'found' && current.key.id === id) return 'in-use';
  if (current.kind === 'unreadable' && current.id === id) return 'unreadable';
  return retiredAt ? 'retired' : 'spare';
}
