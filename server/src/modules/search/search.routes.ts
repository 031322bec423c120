import { signedIn } from '../../platform/access.ts';
import { os } from '../../platform/api.ts';
import type { Services } from '../../platform/services.ts';
import { find } from './find.ts';
import { forgetSearches, listRecentSearches, rememberSearch } from './recent-searches.ts';
import { scopeOf } from './search.policy.ts';
import { suggest } from './suggest.ts';

const done = { done: true as const };

export function searchRoutes({ db, pool }: Services) {
  return {
    find: os.search.find.handler(({ input, context }) => find(pool, scopeOf(context.viewer), input)),

    suggest: os.search.suggest.handler(({ input, context }) => suggest(pool, scopeOf(context.viewer), input)),

    recent: os.search.recent.handler(({ context }) => listRecentSearches(pool, signedIn(context.viewer).user.id)),

    remember: os.search.remember.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      await rememberSearch(db, { userId: user.id, query: input.q, at: new Date() });
      return done;
    }),

    forget: os.search.forget.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      await forgetSearches(db, { userId: user.id, query: input.q });
      return done;
    }),
  };
}
