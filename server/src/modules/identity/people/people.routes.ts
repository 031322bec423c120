import { signedIn } from '../../../platform/access.ts';
import { type ApiContext, os } from '../../../platform/api.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { findPerson } from './find-person.ts';
import { listPeople } from './list-people.ts';
import { removeTwoFactor } from './remove-two-factor.ts';
import { setRoles } from './set-roles.ts';
import { signPersonOut } from './sign-person-out.ts';

/** Everybody's accounts, for administrators. */
export function peopleRoutes(services: Services) {
  const { db } = services;
  return {
    people: os.identity.people.handler(({ input }) => listPeople(db, input)),

    person: os.identity.person.handler(async ({ input }) => found(await findPerson(db, input.id))),

    setRoles: os.identity.setRoles.handler(async ({ input, context }) => ({
      roles: await setRoles(services, { actorId: ownId(context), userId: input.id, wanted: input.roles }),
    })),

    signPersonOut: os.identity.signPersonOut.handler(async ({ input: { id, reason }, context }) => {
      await signPersonOut(db, { actorId: ownId(context), userId: id, reason });
      return { done: true as const };
    }),

    removeTwoFactor: os.identity.removeTwoFactor.handler(async ({ input: { id, reason }, context }) => {
      await removeTwoFactor(services, { actorId: ownId(context), userId: id, reason });
      return { done: true as const };
    }),
  };
}

function ownId({ viewer }: ApiContext): string {
  return signedIn(viewer).user.id;
}
