import { translatedShape } from '@navor/languages/shapes';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { writeKey } from '../write-key.ts';
import { documentShape } from './document.ts';

const personSchema = z.object({
  id: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  avatar_url: z.string().nullable(),
});

const documentPeopleSchema = z.object({
  /** Null where it is the house's. */
  owner: personSchema.nullable(),
  editors: z.array(personSchema.extend({ since: z.date() })),
  /** By address alone: whether somebody has an account is told by their accepting, and by nothing before that. */
  invitations: z.array(z.object({ id: z.uuid(), email: z.string(), invited_at: z.date(), expires_at: z.date() })),
  /** Whether the caller may invite, remove and hand over. */
  may_manage: z.boolean(),
});
export type DocumentPeople = z.infer<typeof documentPeopleSchema>;

const ownInvitationSchema = z.object({
  id: z.uuid(),
  document: documentShape,
  title: translatedShape(z.string()),
  invited_by: z.string(),
  invited_at: z.date(),
  expires_at: z.date(),
});
export type OwnInvitation = z.infer<typeof ownInvitationSchema>;

const tags = ['authorship'];
const done = z.object({ done: z.literal(true) });
const invitation = z.object({ invitationId: z.uuid() });

/** Who works on a document. */
export const documentPeople = {
  list: endpoint
    .meta({ access: 'author' })
    .route({ method: 'GET', path: '/documents/{kind}/{id}/people', summary: 'Who may edit a document', tags })
    .input(documentShape)
    .output(documentPeopleSchema),
  invite: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'POST',
      path: '/documents/{kind}/{id}/invitations',
      successStatus: 202,
      summary: 'Invite somebody to edit; the answer does not tell whether there is such an account',
      tags,
    })
    .input(documentShape.extend({ email: z.email().max(254), write_key: writeKey }))
    .output(done),
  cancelInvitation: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'DELETE',
      path: '/documents/{kind}/{id}/invitations/{invitationId}',
      summary: 'Take an invitation back',
      tags,
    })
    .input(documentShape.extend(invitation.shape))
    .output(done),
  removeEditor: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'DELETE',
      path: '/documents/{kind}/{id}/editors/{personId}',
      summary: 'Take a document from one of its editors; editors may leave it themselves',
      tags,
    })
    .input(documentShape.extend({ personId: z.uuid() }))
    .output(done),
  handOver: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'PUT',
      path: '/documents/{kind}/{id}/owner',
      summary: 'Make one of its editors the owner, or the house; the owner before becomes an editor',
      tags,
    })
    .input(documentShape.extend({ owner_id: z.uuid().nullable() }))
    .output(done),
  ownInvitations: endpoint
    .route({ method: 'GET', path: '/document-invitations', summary: 'What the caller is invited to edit', tags })
    .output(z.array(ownInvitationSchema)),
  acceptInvitation: endpoint
    .route({
      method: 'POST',
      path: '/document-invitations/{invitationId}/acceptance',
      summary: 'Become an editor of a document',
      tags,
    })
    .input(invitation)
    .output(done),
  declineInvitation: endpoint
    .route({
      method: 'POST',
      path: '/document-invitations/{invitationId}/refusal',
      summary: 'Decline to edit a document',
      tags,
    })
    .input(invitation)
    .output(done),
};
