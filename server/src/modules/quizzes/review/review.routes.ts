import { signedIn } from '../../../platform/access.ts';
import { type ApiContext, os } from '../../../platform/api.ts';
import type { Services } from '../../../platform/services.ts';
import { timeZoneOf } from '../../../platform/time/time-zone.ts';
import { type Caller, findReview } from './find-review.ts';
import { startReview } from './start-review.ts';

export function reviewRoutes({ db, pool }: Services) {
  return {
    get: os.quizzes.review.get.handler(({ context }) => findReview(pool, callerIn(context))),

    start: os.quizzes.review.start.handler(async ({ context }) => ({
      attempt_id: await startReview(db, callerIn(context)),
    })),
  };
}

function callerIn({ viewer, headers }: ApiContext): Caller {
  const person = signedIn(viewer);
  return { viewer: person, timeZone: timeZoneOf(person, headers), now: new Date() };
}
