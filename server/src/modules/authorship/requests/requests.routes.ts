import { signedIn } from '../../../platform/access.ts';
import { type ApiContext, os } from '../../../platform/api.ts';
import { AppError } from '../../../platform/errors.ts';
import { limitUse } from '../../../platform/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { isAuthor } from '../authorship.policy.ts';
import { decideRequest } from './decide-request.ts';
import { listRequests } from './list-requests.ts';
import { askForAuthorship, findOwnRequest, withdrawRequest } from './own-request.ts';

/** Each new one writes to all administrators. */
const asking = { limit: 10, windowSeconds: 24 * 60 * 60 };
const done = { done: true as const };

export function requestsRoutes(services: Services) {
  const { db, pool } = services;
  const ownId = ({ viewer }: ApiContext) => signedIn(viewer).user.id;

  return {
    own: os.authorship.requests.own.handler(({ context }) => findOwnRequest(db, ownId(context))),

    ask: os.authorship.requests.ask.handler(async ({ input, context }) => {
      const userId = ownId(context);
      if (isAuthor(context.viewer)) throw new AppError('ALREADY_DECIDED');
      await limitUse(pool, `author-request:${userId}`, asking);
      return askForAuthorship(services, { userId, message: input.message });
    }),

    withdraw: os.authorship.requests.withdraw.handler(async ({ context }) => {
      await withdrawRequest(db, ownId(context));
      return findOwnRequest(db, ownId(context));
    }),

    list: os.authorship.requests.list.handler(({ input }) => listRequests(db, input)),

    approve: os.authorship.requests.approve.handler(async ({ input: { requestId }, context }) => {
      const decision = { isApproved: true as const };
      await decideRequest(services, { requestId, decision, actorId: ownId(context), now: new Date() });
      return done;
    }),

    decline: os.authorship.requests.decline.handler(async ({ input: { requestId, reason }, context }) => {
      const decision = { isApproved: false as const, reason };
      await decideRequest(services, { requestId, decision, actorId: ownId(context), now: new Date() });
      return done;
    }),
  };
}
