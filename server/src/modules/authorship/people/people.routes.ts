import type { ContentDocument } from '@navor/contract';
import { signedIn } from '../../../platform/access.ts';
import { type ApiContext, os } from '../../../platform/api.ts';
import { AppError, found } from '../../../platform/errors.ts';
import { limitUse } from '../../../platform/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { mayManage, refuseForeign } from '../authorship.policy.ts';
import { authoringWrite, findMade } from '../writes/make-once.ts';
import { handOverDocument } from './hand-over-document.ts';
import { inviteEditor, refuseKnownEditors } from './invite-editor.ts';
import { listDocumentPeople } from './list-document-people.ts';
import { acceptInvitation, declineInvitation, listOwnInvitations } from './own-invitations.ts';
import { cancelInvitation, removeEditor } from './remove-editor.ts';

/** Each one writes to somebody who has not asked for it. */
const inviting = { limit: 30, windowSeconds: 24 * 60 * 60 };
const done = { done: true as const };

export function documentPeopleRoutes(services: Services) {
  const { db, pool, documents } = services;
  const ownId = ({ viewer }: ApiContext) => signedIn(viewer).user.id;

  const existing = async ({ kind, id }: ContentDocument): Promise<ContentDocument> => {
    found(await documents.findTitle(db, { kind, id }));
    return { kind, id };
  };

  /** The document, once it is sure that the caller may say who works on it. */
  const managed = async (input: ContentDocument, { viewer }: ApiContext): Promise<ContentDocument> => {
    const document = await existing(input);
    if (!(await mayManage(db, viewer, document))) throw new AppError('FORBIDDEN');
    return document;
  };

  return {
    list: os.authorship.people.list.handler(async ({ input, context: { viewer } }) => {
      const document = await existing(input);
      await refuseForeign(db, viewer, document);
      return listDocumentPeople(db, viewer, document, new Date());
    }),

    invite: os.authorship.people.invite.handler(async ({ input, context }) => {
      const document = await managed(input, context);
      const actorId = ownId(context);
      const write = authoringWrite(actorId, 'authorship.people.invite', input);
      // What follows from the first one, such as that they have accepted, is no fault of the second.
      if (await findMade(db, write)) return done;
      await refuseKnownEditors(db, document, { email: input.email, inviter: signedIn(context.viewer).user });
      await limitUse(pool, `editor-invitation:${actorId}`, inviting);
      await inviteEditor(services, { document, email: input.email, actorId, now: new Date(), write });
      return done;
    }),

    cancelInvitation: os.authorship.people.cancelInvitation.handler(async ({ input, context }) => {
      await cancelInvitation(db, await managed(input, context), input.invitationId);
      return done;
    }),

    removeEditor: os.authorship.people.removeEditor.handler(async ({ input, context }) => {
      const { personId } = input;
      const actorId = ownId(context);
      const document = personId === actorId ? await existing(input) : await managed(input, context);
      await removeEditor(db, { document, personId, actorId });
      return done;
    }),

    handOver: os.authorship.people.handOver.handler(async ({ input, context }) => {
      const document = await managed(input, context);
      await handOverDocument(db, { document, ownerId: input.owner_id, actorId: ownId(context) });
      return done;
    }),

    ownInvitations: os.authorship.people.ownInvitations.handler(({ context }) =>
      listOwnInvitations(services, ownId(context), new Date()),
    ),

    acceptInvitation: os.authorship.people.acceptInvitation.handler(async ({ input, context }) => {
      await acceptInvitation(db, { ...input, userId: ownId(context), now: new Date() });
      return done;
    }),

    declineInvitation: os.authorship.people.declineInvitation.handler(async ({ input, context }) => {
      await declineInvitation(db, { ...input, userId: ownId(context), now: new Date() });
      return done;
    }),
  };
}
