import { signedIn } from '../../../platform/access.ts';
import { os } from '../../../platform/api.ts';
import { found } from '../../../platform/errors.ts';
import { siteUrl } from '../../../platform/http/site-url.ts';
import { limitUse } from '../../../platform/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { findFeedOwner, noteReading } from './find-feed-owner.ts';
import { loadFeed } from './load-feed.ts';
import { findOwnFeed, makeFeed, revokeFeed } from './own-feed.ts';

const makingLimit = { limit: 20, windowSeconds: 3600 };
/** Of one address: more than any calendar asks. */
const readingLimit = { limit: 60, windowSeconds: 600 };
/** Of one caller, for addresses that lead nowhere. Those that do are not counted here: one service reads for many people. */
const guessingLimit = { limit: 30, windowSeconds: 600 };

export function feedRoutes(services: Services) {
  const { config, db, pool } = services;
  return {
    own: os.calendar.feed.own.handler(async ({ context }) => ({
      feed: await findOwnFeed(db, signedIn(context.viewer).user.id),
    })),

    make: os.calendar.feed.make.handler(async ({ context }) => {
      const { user } = signedIn(context.viewer);
      await limitUse(pool, `calendar-feed-making:${user.id}`, makingLimit);
      const { secret, feed } = await makeFeed(db, user.id, new Date());
      return { url: siteUrl(config, `/api/calendar/feed/${secret}.ics`), feed };
    }),

    revoke: os.calendar.feed.revoke.handler(async ({ context }) => {
      await revokeFeed(db, signedIn(context.viewer).user.id);
      return { done: true as const };
    }),

    /** Whoever knows the address may read: calendars send nothing else along. */
    read: os.calendar.feed.read.handler(async ({ input, context }) => {
      const now = new Date();
      const owner = await findFeedOwner(db, input.file.replace(/\.ics$/, ''));
      if (!owner) await limitUse(pool, `calendar-feed-guessing:${context.address}`, guessingLimit);
      const { feedId, userId } = found(owner);
      await limitUse(pool, `calendar-feed:${feedId}`, readingLimit);
      const file = await loadFeed(services, userId, now);
      await noteReading(db, feedId, now);
      return new File([file], 'navor.ics', { type: 'text/calendar;charset=utf-8' });
    }),
  };
}
