import type { Language } from '@navor/languages';
import { and, eq, gt, max } from 'drizzle-orm';
import type { SignedIn } from '../../../platform/access.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { lockPerson } from '../../identity/index.ts';
import { startAnswer } from '../answers/running-answers.ts';
import { assistantAnswers, assistantConversations, assistantTurns } from '../assistant.tables.ts';
import { foldText } from '../conversations/fold-text.ts';
import { titleOf } from '../conversations/title-of.ts';
import { type Asker, readAllowance } from '../usage/read-allowance.ts';
import type { Asked } from './ask.ts';
import { beginAnswer } from './begin-answer.ts';
import { readTurn } from './turn-rows.ts';

type Again = Asker & { turnId: string; answerId: string; text?: string | undefined };

type LastTurn = typeof assistantTurns.$inferSelect & { language: Language };

/** Has the last turn answered again, in other words where some are given. An answer that is there already changes nothing. */
export async function askAgain(services: Services, again: Again): Promise<Asked> {
  const { viewer, turnId, answerId, text, now } = again;
  await findOwnTurn(services.db, viewer, turnId);
  if (await isAnswer(services.db, again)) return asItStands(services, again);
  const begun = await services.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, viewer.user.id))) throw new AppError('NOT_FOUND');
    if (await isAnswer(tx, again)) return null;
    const before = await findOwnTurn(tx, viewer, turnId);
    await refuseOutdated(tx, before);
    const turn = { ...before, ...(text !== undefined && { text }) };
    await changeTurn(tx, turn);
    const allowance = await beginAnswer(tx, services, {
      ...again,
      conversationId: turn.conversationId,
      question: turn.text,
      number: (await lastNumber(tx, turnId)) + 1,
    });
    return { turn, allowance };
  });
  if (!begun) return asItStands(services, again);
  const { conversationId, language, number, text: asked } = begun.turn;
  const attached = begun.turn.attachments.map(({ attachment }) => attachment);
  startAnswer(services, {
    ...{ viewer, conversationId, answerId, language, now },
    turn: { number, text: asked, attachments: attached },
  });
  return { turn: await readTurn(services, viewer, turnId), allowance: begun.allowance };
}

async function asItStands(services: Services, again: Again): Promise<Asked> {
  const [turn, allowance] = await Promise.all([
    readTurn(services, again.viewer, again.turnId),
    readAllowance(services.db, again),
  ]);
  return { turn, allowance };
}

async function findOwnTurn(db: Db, { user }: SignedIn, turnId: string): Promise<LastTurn> {
  const [row] = await db
    .select({ turn: assistantTurns, language: assistantConversations.language })
    .from(assistantTurns)
    .innerJoin(assistantConversations, eq(assistantConversations.id, assistantTurns.conversationId))
    .where(eq(assistantTurns.id, turnId));
  if (row?.turn.userId !== user.id) throw new AppError('NOT_FOUND');
  return { ...row.turn, language: row.language };
}

/** Whether the answer is there; one to another turn is none that the caller could ask for. */
async function isAnswer(db: Db, { turnId, answerId }: Again): Promise<boolean> {
  const [answer] = await db
    .select({ turnId: assistantAnswers.turnId })
    .from(assistantAnswers)
    .where(eq(assistantAnswers.id, answerId));
  if (answer && answer.turnId !== turnId) throw new AppError('NOT_FOUND');
  return answer !== undefined;
}

async function refuseOutdated(tx: Db, { conversationId, number }: LastTurn): Promise<void> {
  const later = and(eq(assistantTurns.conversationId, conversationId), gt(assistantTurns.number, number));
  if ((await tx.$count(assistantTurns, later)) > 0) throw new AppError('TURN_OUTDATED');
}

/** A conversation that nobody has named is called by its first question, also in other words. */
async function changeTurn(tx: Db, { id, conversationId, number, text }: LastTurn): Promise<void> {
  await tx
    .update(assistantTurns)
    .set({ text, folded: foldText(text) })
    .where(eq(assistantTurns.id, id));
  if (number > 1) return;
  const title = titleOf(text);
  await tx
    .update(assistantConversations)
    .set({ title, folded: foldText(title) })
    .where(and(eq(assistantConversations.id, conversationId), eq(assistantConversations.isNamed, false)));
}

async function lastNumber(tx: Db, turnId: string): Promise<number> {
  const [row] = await tx
    .select({ number: max(assistantAnswers.number) })
    .from(assistantAnswers)
    .where(eq(assistantAnswers.turnId, turnId));
  return row?.number ?? 0;
}
