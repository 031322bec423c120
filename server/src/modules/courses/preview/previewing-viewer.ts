import { randomUUID } from 'node:crypto';
import type { PreviewedAs } from '@navor/contract';
import { anonymous, type Viewer } from '../../../platform/access.ts';

/** Somebody with a plan who has no account, so that nothing is known of them and nothing can be kept. */
export function previewingViewer(as: PreviewedAs): Viewer {
  if (as === 'visitor') return anonymous;
  const [id, sessionId] = [randomUUID(), randomUUID()];
  return {
    kind: 'signed-in',
    sessionId,
    user: {
      id,
      email: `${id}@preview.invalid`,
      email_verified: true,
      full_name: '',
      created_at: new Date(),
      roles: [],
    },
    profile: null,
    tier: as,
    offer: null,
  };
}
