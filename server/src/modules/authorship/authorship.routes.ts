import { signedIn } from '../../platform/access.ts';
import { os } from '../../platform/api.ts';
import type { Services } from '../../platform/services.ts';
import { listContentChanges } from './changes/list-content-changes.ts';
import { documentPeopleRoutes } from './people/people.routes.ts';
import { requestsRoutes } from './requests/requests.routes.ts';

export function authorshipRoutes(services: Services) {
  return {
    requests: requestsRoutes(services),
    people: documentPeopleRoutes(services),
    changes: {
      list: os.authorship.changes.list.handler(({ input, context }) =>
        listContentChanges(services.db, signedIn(context.viewer), input),
      ),
    },
  };
}
