import type { Allowance, Attachment, Turn } from '@navor/contract';
import { mostTurns } from '@navor/contract/choices';
import type { Language } from '@navor/languages';
import { and, eq, max, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { lockPerson } from '../../identity/index.ts';
import { startAnswer } from '../answers/running-answers.ts';
import { assistantConversations, assistantTurns } from '../assistant.tables.ts';
import { foldText } from '../conversations/fold-text.ts';
import { titleOf } from '../conversations/title-of.ts';
import { type Asker, readAllowance } from '../usage/read-allowance.ts';
import { beginAnswer } from './begin-answer.ts';
import { nameAttachments } from './name-attachments.ts';
import { readTurn } from './turn-rows.ts';

type Question = Asker & {
  conversationId: string;
  turnId: string;
  answerId: string;
  text: string;
  attachments: readonly Attachment[];
  language: Language;
  begins: boolean;
};

export type Asked = { turn: Turn; allowance: Allowance };

/**
 * Asks something. The turn, its answer and what it costs are written together or not at all; the answer itself is made after
 * that, beside the request. A turn that is there already stays as it is, so that it may be sent until somebody hears of it.
 */
export async function ask(services: Services, question: Question): Promise<Asked> {
  const { viewer, conversationId, turnId, answerId, text } = question;
  if (await isAsked(services.db, question)) return answered(services, question);
  const attachments = await nameAttachments(
    services,
    viewer,
    question.attachments,
    await languageOf(services.db, question),
  );
  const begun = await services.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, viewer.user.id))) throw new AppError('NOT_FOUND');
    // The same question sent twice at once: the second comes here when the first is done.
    if (await isAsked(tx, question)) return null;
    const language = await takePart(tx, question);
    const number = (await lastNumber(tx, conversationId)) + 1;
    if (number > mostTurns) throw new AppError('CONVERSATION_FULL');
    const turn = { id: turnId, conversationId, userId: viewer.user.id, number, text, attachments };
    const written = await tx
      .insert(assistantTurns)
      .values({ ...turn, folded: foldText(text), createdAt: question.now })
      .onConflictDoNothing()
      .returning({ id: assistantTurns.id });
    // An id of somebody else's, which no form has made.
    if (written.length === 0) throw new AppError('NOT_FOUND');
    const allowance = await beginAnswer(tx, services, { ...question, question: text, number: 1 });
    return { turn, language, allowance };
  });
  if (!begun) return answered(services, question);
  const { turn, language, allowance } = begun;
  const attached = attachments.map(({ attachment }) => attachment);
  startAnswer(services, {
    viewer,
    conversationId,
    answerId,
    language,
    now: question.now,
    turn: { number: turn.number, text, attachments: attached },
  });
  return { turn: await readTurn(services, viewer, turnId), allowance };
}

/** The one that the conversation began in; a new one begins in that of its question. */
async function languageOf(db: Db, { viewer, conversationId, language }: Question): Promise<Language> {
  const [conversation] = await db
    .select({ language: assistantConversations.language })
    .from(assistantConversations)
    .where(and(eq(assistantConversations.id, conversationId), eq(assistantConversations.userId, viewer.user.id)));
  return conversation?.language ?? language;
}

async function answered(services: Services, question: Question): Promise<Asked> {
  const [turn, allowance] = await Promise.all([
    readTurn(services, question.viewer, question.turnId),
    readAllowance(services.db, question),
  ]);
  return { turn, allowance };
}

/** Whether the turn is there; one of another person or another conversation is none that the caller could ask. */
async function isAsked(db: Db, { viewer, turnId, conversationId }: Question): Promise<boolean> {
  const [turn] = await db.select().from(assistantTurns).where(eq(assistantTurns.id, turnId));
  if (!turn) return false;
  if (turn.userId !== viewer.user.id || turn.conversationId !== conversationId) throw new AppError('NOT_FOUND');
  return true;
}

/** Begins the conversation or goes on with it; its language stays the one that it began in. */
async function takePart(tx: Db, { viewer, conversationId, text, language, begins, now }: Question): Promise<Language> {
  const title = titleOf(text);
  if (begins) {
    await tx
      .insert(assistantConversations)
      .values({
        ...{ id: conversationId, userId: viewer.user.id, language, title, folded: foldText(title) },
        ...{ createdAt: now, updatedAt: now },
      })
      .onConflictDoNothing();
  }
  const [conversation] = await tx
    .update(assistantConversations)
    .set({ updatedAt: sql`greatest(${assistantConversations.updatedAt}, ${now})` })
    .where(and(eq(assistantConversations.id, conversationId), eq(assistantConversations.userId, viewer.user.id)))
    .returning({ language: assistantConversations.language });
  if (!conversation) throw new AppError(begins ? 'NOT_FOUND' : 'CONVERSATION_GONE');
  return conversation.language;
}

async function lastNumber(tx: Db, conversationId: string): Promise<number> {
  const [row] = await tx
    .select({ number: max(assistantTurns.number) })
    .from(assistantTurns)
    .where(eq(assistantTurns.conversationId, conversationId));
  return row?.number ?? 0;
}
