import { readerId } from '../../platform/access.ts';
import { os } from '../../platform/api.ts';
import { limitUse } from '../../platform/rate-limit.ts';
import type { Services } from '../../platform/services.ts';
import { languageOf } from '../../platform/texts.ts';
import { saveContactMessage } from './save-contact-message.ts';
import { findContactMessage } from './support.queries.ts';

const perAddress = { limit: 5, windowSeconds: 15 * 60 };
/** Holds also for somebody who changes networks. */
const perPerson = { limit: 10, windowSeconds: 24 * 60 * 60 };

export function supportRoutes(services: Services) {
  const { db, pool } = services;
  return {
    contact: os.support.contact.handler(async ({ input, context }) => {
      // Whoever sends again what has arrived must hear so, not that they write too often.
      if (await findContactMessage(db, input.id)) return { accepted: true as const };
      const userId = readerId(context.viewer);
      if (userId) await limitUse(pool, `contact-by:${userId}`, perPerson);
      await limitUse(pool, `contact-from:${context.address}`, perAddress);
      const language = languageOf(context.headers);
      await saveContactMessage(services, { ...input, userId, language }, new Date());
      return { accepted: true as const };
    }),
  };
}
