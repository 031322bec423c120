import { languageShape } from '@navor/languages/shapes';
import { z } from 'zod';
import { contentId } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { isBlankMessage } from '../groups/group-choices.ts';
import { answerSchema } from './answer-shapes.ts';
import { answerSources, conversationTitleLength, mostAttachments, questionLength } from './assistant-choices.ts';

/** Something of the platform that a question is about. Whether the caller may read it is asked whenever it is read. */
export const attachmentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lesson'), course_id: contentId, lesson_id: contentId }),
  z.object({ kind: z.literal('library'), item_id: contentId }),
  /** A question of an attempt of the caller. */
  z.object({ kind: z.literal('question'), attempt_id: z.uuid(), position: z.number().int().min(1).max(500) }),
]);
export type Attachment = z.infer<typeof attachmentSchema>;

/** As it is shown: null for the address of what is gone or not open to the caller any more. */
export const shownAttachmentSchema = z.object({
  attachment: attachmentSchema,
  title: z.string(),
  path: z.string().nullable(),
});
export type ShownAttachment = z.infer<typeof shownAttachmentSchema>;

export const turnSchema = z.object({
  id: z.uuid(),
  /** Of the conversation, from 1. */
  number: z.number().int(),
  /** What the learner asked, as typed last. */
  text: z.string(),
  attachments: z.array(shownAttachmentSchema),
  created_at: z.date(),
  /** The newest one; earlier tries are counted by its number. */
  answer: answerSchema.nullable(),
  /** Of an earlier try, perhaps at other words, that the newest has not replaced: that one failed or is being written. */
  earlier_answer: answerSchema.nullable(),
});
export type Turn = z.infer<typeof turnSchema>;

export const conversationCardSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  /** The answers are in it, whatever language the screens are in. */
  language: languageShape,
  updated_at: z.date(),
  /** An answer is being written right now. */
  is_writing: z.boolean(),
  /** Where a search found it: the piece of a question or an answer around the words; null without a search, and where they are in the title. */
  found: z.string().nullable(),
});
export type ConversationCard = z.infer<typeof conversationCardSchema>;

export const conversationSchema = conversationCardSchema.omit({ found: true }).extend({
  /** The newest, or those before the one asked for; the oldest first. */
  turns: z.array(turnSchema),
  has_earlier: z.boolean(),
});
export type Conversation = z.infer<typeof conversationSchema>;

/** What the caller may still ask today; null is as much as they like. */
export const allowanceSchema = z.object({
  limit: z.number().int().nullable(),
  left: z.number().int().nullable(),
  /** The caller's next midnight. */
  resets_at: z.date(),
});
export type Allowance = z.infer<typeof allowanceSchema>;

/** What the screen of the chat must know besides the conversation. */
export const assistantStandingSchema = z.object({
  source: z.enum(answerSources),
  /** The model's name, as the operator set it; null without a gateway. */
  model: z.string().nullable(),
  allowance: allowanceSchema,
  /** An open attempt of the caller allows hints only; its quiz, or null. */
  open_attempt: z.object({ attempt_id: z.uuid(), title: z.string() }).nullable(),
});
export type AssistantStanding = z.infer<typeof assistantStandingSchema>;

const tags = ['assistant'];
const id = z.uuid().toLowerCase();
const conversation = z.object({ conversationId: id });
const done = z.object({ done: z.literal(true) });
/** Something of it can be seen: a conversation that is called by nothing can be neither read out nor chosen. */
const visible = (max: number) =>
  z
    .string()
    .trim()
    .overwrite((text) => (isBlankMessage(text) ? '' : text))
    .min(1)
    .max(max);
export const questionText = visible(questionLength.max);
const attachments = z.array(attachmentSchema).max(mostAttachments).default([]);
const asked = z.object({ turn: turnSchema, allowance: allowanceSchema });

export const conversations = {
  standing: endpoint
    .route({ method: 'GET', path: '/assistant', summary: 'Who answers, and how much the caller may still ask', tags })
    .output(assistantStandingSchema),
  list: endpoint
    .route({
      method: 'GET',
      path: '/assistant/conversations',
      summary: 'Conversations of the caller, newest first',
      tags,
    })
    .input(
      z.object({
        /** Words that are in a title, a question or an answer. */
        q: z.string().trim().max(100).default(''),
        page: z.coerce.number().int().min(1).max(1000).default(1),
      }),
    )
    .output(
      z.object({
        conversations: z.array(conversationCardSchema),
        page: z.number().int(),
        page_count: z.number().int(),
      }),
    ),
  get: endpoint
    .route({ method: 'GET', path: '/assistant/conversations/{conversationId}', summary: 'A conversation', tags })
    .input(conversation.extend({ before: z.coerce.number().int().min(1).optional() }))
    .output(conversationSchema),
  rename: endpoint
    .route({
      method: 'PATCH',
      path: '/assistant/conversations/{conversationId}',
      summary: 'Rename a conversation',
      tags,
    })
    .input(conversation.extend({ title: visible(conversationTitleLength.max) }))
    .output(done),
  remove: endpoint
    .route({
      method: 'DELETE',
      path: '/assistant/conversations/{conversationId}',
      summary: 'Delete a conversation',
      tags,
    })
    .input(conversation)
    .output(done),
  /** What something would be called if it were attached, for the composer; refused as reading it would be. */
  attachment: endpoint
    .route({ method: 'POST', path: '/assistant/attachment', summary: 'Name something that could be attached', tags })
    .input(z.object({ attachment: attachmentSchema }))
    .output(shownAttachmentSchema),
  ask: endpoint
    .route({
      ...{ method: 'PUT', path: '/assistant/conversations/{conversationId}/turns/{turnId}', tags },
      summary: 'Ask; the same turn again changes nothing',
      description:
        'A conversation that does not exist yet begins with its first turn, in the language of that request; one that is ' +
        'meant to go on is not begun anew. The answer is written independently of this request: follow it, or read the ' +
        'conversation later.',
    })
    .input(
      conversation.extend({
        ...{ turnId: id, answerId: id, text: questionText, attachments, language: languageShape },
        /** False for a turn that goes on with a conversation: whoever asks may not know that it was deleted. */
        begins: z.boolean().default(true),
      }),
    )
    .output(asked),
  /** The last turn only: what was said after it would answer something else. */
  askAgain: endpoint
    .route({
      ...{ method: 'PUT', path: '/assistant/turns/{turnId}/answers/{answerId}', tags },
      summary:
        'Have a turn answered again, with other words where some are given; the same answer again changes nothing',
    })
    .input(z.object({ turnId: id, answerId: id, text: questionText.optional() }))
    .output(asked),
};
