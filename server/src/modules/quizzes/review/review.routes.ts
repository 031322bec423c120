import { signedIn } from '../../../platform/access.ts';
import { type ApiContext, os } from '../../../platform/api.ts';
import type { Services } from '../../../platform/services.ts';
import { timeZoneOf } from '../../../platform/time/time-zone.ts';
import { type Asking, reviewOf } from './find-review.ts';
import { startReview } from './start-review.ts';

export function reviewRoutes({ db, pool }: Services) {
  return {
    get: os.quizzes.review.get.handler(({ context }) => reviewOf(pool, askingIn(context))),

    start: os.quizzes.review.start.handler(async ({ context }) => ({
      attempt_id: await startReview(db, askingIn(context)),
    })),
  };
}

function askingIn({ viewer, headers }: ApiContext): Asking {
  const person = signedIn(viewer);
  return { viewer: person, timeZone: timeZoneOf(person, headers), now: new Date() };
}
