import { signedIn } from '../../../platform/access.ts';
import { os } from '../../../platform/api.ts';
import type { Services } from '../../../platform/services.ts';
import { listPeople } from './list-people.ts';
import { setRoles } from './set-roles.ts';

/** Everybody's accounts, for administrators. */
export function peopleRoutes({ db }: Services) {
  return {
    people: os.identity.people.handler(({ input }) => listPeople(db, input)),

    setRoles: os.identity.setRoles.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      return { roles: await setRoles(db, { actorId: user.id, userId: input.id, wanted: input.roles }) };
    }),
  };
}
