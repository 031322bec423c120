import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { discussionMessageLength, discussionsPerStream, isBlankMessage } from './group-choices.ts';

export const discussionMessageSchema = z.object({
  id: z.uuid(),
  session_id: z.uuid(),
  /** Messages of a session are in this order. */
  number: z.number().int(),
  /** Of its last change: rises within a session with everything that happens there. */
  revision: z.number().int(),
  author: z.object({
    id: z.uuid(),
    /** Of other participants, the family name as its first letter. */
    name: z.string(),
    avatar_url: z.string().nullable(),
    role: z.enum(['tutor', 'administrator', 'participant']),
  }),
  /** Plain text with line breaks; null once it was removed. */
  text: z.string().nullable(),
  created_at: z.date(),
  /** By the caller. */
  is_own: z.boolean(),
  can_remove: z.boolean(),
});
export type DiscussionMessage = z.infer<typeof discussionMessageSchema>;

export const discussionSchema = z.object({
  /** The newest of them, or those before the one asked for; the oldest first. */
  messages: z.array(discussionMessageSchema),
  has_earlier: z.boolean(),
  /** Of the last change that this answer knows of: a stream that begins after it misses nothing. */
  revision: z.number().int(),
});
export type Discussion = z.infer<typeof discussionSchema>;

const discussionChangeSchema = z.discriminatedUnion('kind', [
  /** A new message, or a known one as it is now. */
  z.object({ kind: z.literal('message'), message: discussionMessageSchema }),
  /** More has happened than is worth sending one by one: the discussion is to be read again. */
  z.object({ kind: z.literal('outdated'), session_id: z.uuid(), revision: z.number().int() }),
  /** Nothing has happened for a while: without any word for much longer, the connection has died. */
  z.object({ kind: z.literal('alive') }),
  /** The caller may no longer read it. */
  z.object({ kind: z.literal('closed'), session_id: z.uuid() }),
]);
export type DiscussionChange = z.infer<typeof discussionChangeSchema>;

const tags = ['groups'];
/** Locks and topics are named by it. */
const sessionId = z.uuid().toLowerCase();
const session = z.object({ sessionId });
const message = session.extend({ messageId: z.uuid() });
const messageText = z
  .string()
  .trim()
  .overwrite((text) => (isBlankMessage(text) ? '' : text))
  .min(1)
  .max(discussionMessageLength.max);
const revision = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

export const discussion = {
  list: endpoint
    .route({
      method: 'GET',
      path: '/group-sessions/{sessionId}/discussion',
      summary: 'The discussion of a group session, from the newest message backwards',
      tags,
    })
    .input(session.extend({ before: revision.optional() }))
    .output(discussionSchema),
  write: endpoint
    .route({
      method: 'PUT',
      path: '/group-sessions/{sessionId}/discussion/{messageId}',
      summary: 'Write a message; the same id again changes nothing',
      tags,
    })
    .input(message.extend({ text: messageText }))
    .output(discussionMessageSchema),
  remove: endpoint
    .route({
      method: 'DELETE',
      path: '/group-sessions/{sessionId}/discussion/{messageId}',
      summary: 'Remove a message: its place stays, its words go',
      tags,
    })
    .input(message)
    .output(discussionMessageSchema),
  watch: endpoint
    .route({
      method: 'GET',
      path: '/group-discussions/changes',
      summary: 'What happens in discussions, as server-sent events; resumes after Last-Event-ID',
      tags,
    })
    .input(
      z.object({
        /** By session: the last change that the caller knows of. */
        after: z
          .record(sessionId, revision)
          .refine((after) => Object.keys(after).length > 0 && Object.keys(after).length <= discussionsPerStream),
      }),
    )
    .output(eventIterator(discussionChangeSchema)),
};
