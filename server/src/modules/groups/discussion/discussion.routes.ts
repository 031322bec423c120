import { signedIn } from '../../../platform/access.ts';
import { os } from '../../../platform/api.ts';
import { limitUse } from '../../../platform/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { startPositions } from './positions.ts';
import { readDiscussion } from './read-discussion.ts';
import { removeMessage } from './remove-message.ts';
import { watchDiscussions } from './watch-discussions.ts';
import { writeMessage } from './write-message.ts';

/** More than anybody types, and enough for what waited while a connection was lost. */
const writingLimit = { limit: 30, windowSeconds: 60 };

export function discussionRoutes(services: Services) {
  const { pool } = services;
  return {
    list: os.groups.discussion.list.handler(({ input, context }) => {
      const { user } = signedIn(context.viewer);
      return readDiscussion(pool, { ...input, userId: user.id });
    }),

    write: os.groups.discussion.write.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      await limitUse(pool, `group-discussion:${user.id}`, writingLimit);
      return writeMessage(services, { ...input, userId: user.id, now: new Date() });
    }),

    remove: os.groups.discussion.remove.handler(({ input, context }) => {
      const { user } = signedIn(context.viewer);
      return removeMessage(services, { ...input, userId: user.id, now: new Date() });
    }),

    watch: os.groups.discussion.watch.handler(({ input, context, signal, lastEventId }) => {
      const viewer = signedIn(context.viewer);
      return watchDiscussions(services, { viewer, positions: startPositions(input.after, lastEventId), signal });
    }),
  };
}
