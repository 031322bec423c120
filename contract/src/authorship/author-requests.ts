import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line } from '../line.ts';
import { authorRequestStatuses, authorshipLimits } from './authorship-choices.ts';

const requestFields = {
  id: z.uuid(),
  status: z.enum(authorRequestStatuses),
  message: z.string(),
  requested_at: z.date(),
  decided_at: z.date().nullable(),
  decline_reason: z.string().nullable(),
};

const ownRequestSchema = z.object(requestFields).nullable();
export type OwnAuthorRequest = z.infer<typeof ownRequestSchema>;

const authorRequestSchema = z.object({
  ...requestFields,
  person: z.object({ id: z.uuid(), full_name: z.string(), email: z.string(), avatar_url: z.string().nullable() }),
});
export type AuthorRequest = z.infer<typeof authorRequestSchema>;

const tags = ['authorship'];
const request = z.object({ requestId: z.uuid() });
const done = z.object({ done: z.literal(true) });
const { message, reason } = authorshipLimits;

/** How somebody becomes an author: they ask, and an administrator decides. */
export const authorRequests = {
  own: endpoint
    .route({ method: 'GET', path: '/author-request', summary: 'What the caller has asked for last, or null', tags })
    .output(ownRequestSchema),
  ask: endpoint
    .route({
      method: 'PUT',
      path: '/author-request',
      summary: 'Ask to become an author; again while nobody has decided changes the message',
      tags,
    })
    .input(z.object({ message: z.string().trim().min(message.min).max(message.max) }))
    .output(ownRequestSchema),
  withdraw: endpoint
    .route({ method: 'DELETE', path: '/author-request', summary: 'Take back what nobody has decided on', tags })
    .output(ownRequestSchema),
  list: endpoint
    .meta({ access: 'admin' })
    .route({ method: 'GET', path: '/author-requests', summary: 'Who wants to be an author', tags })
    .input(
      z.object({
        status: z.enum(authorRequestStatuses).default('open'),
        page: z.coerce.number().int().min(1).max(1000).default(1),
      }),
    )
    .output(
      z.object({ requests: z.array(authorRequestSchema), count: z.number().int(), page_count: z.number().int() }),
    ),
  approve: endpoint
    .meta({ access: 'admin' })
    .route({ method: 'POST', path: '/author-requests/{requestId}/approval', summary: 'Make somebody an author', tags })
    .input(request)
    .output(done),
  decline: endpoint
    .meta({ access: 'admin' })
    .route({ method: 'POST', path: '/author-requests/{requestId}/refusal', summary: 'Decline and say why', tags })
    .input(request.extend({ reason: line(reason).min(1) }))
    .output(done),
};
