import type { ShownAttachment, Turn } from '@navor/contract';
import type { Pool } from 'pg';
import type { SignedIn } from '../../../platform/access.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { type AnswerRow, answerColumns, countsSql, presentAnswers, standsSql } from '../answers/answer-rows.ts';
import { endDeadAnswers } from '../answers/end-dead-answers.ts';
import { own } from '../assistant.policy.ts';
import { presentAttachments } from '../attachments/present-attachments.ts';

type TurnRow = {
  id: string;
  conversation_id: string;
  user_id: string;
  number: number;
  text: string;
  attachments: ShownAttachment[];
  created_at: Date;
  answer: AnswerRow | null;
  earlier: AnswerRow | null;
};

/** Turns, each with its newest answer and, where that one does not count, the best of those before it. */
const turnsQuery = `SELECT turns.id, turns.conversation_id, turns.user_id, turns.number, turns.text, turns.attachments,
    turns.created_at, to_json(answer) AS answer, to_json(earlier) AS earlier
  FROM assistant_turns AS turns
  LEFT JOIN LATERAL (
    SELECT ${answerColumns} FROM assistant_answers AS answers
    WHERE answers.turn_id = turns.id
    ORDER BY answers.number DESC
    LIMIT 1) AS answer ON true
  LEFT JOIN LATERAL (
    SELECT ${answerColumns} FROM assistant_answers AS answers
    WHERE answers.turn_id = turns.id AND answers.number < answer.number AND answers.blocks <> '[]' AND ${standsSql}
    ORDER BY ${countsSql()} DESC, answers.number DESC
    LIMIT 1) AS earlier ON true`;

/** So many turns of a conversation before a number, the newest first. */
export async function readTurns(
  services: Services,
  viewer: SignedIn,
  { conversationId, before, most }: { conversationId: string; before: number; most: number },
): Promise<Turn[]> {
  const rows = await findAlive(services, () =>
    query(services.pool, {
      name: 'assistant-find-turns',
      text: `${turnsQuery} WHERE turns.conversation_id = $1 AND turns.number < $2 ORDER BY turns.number DESC LIMIT $3`,
      values: [conversationId, before, most],
    }),
  );
  return presentTurns(services, viewer, rows);
}

export async function readTurn(services: Services, viewer: SignedIn, turnId: string): Promise<Turn> {
  const rows = await findAlive(services, () =>
    query(services.pool, { name: 'assistant-find-turn', text: `${turnsQuery} WHERE turns.id = $1`, values: [turnId] }),
  );
  own(viewer, rows[0]);
  const [turn] = await presentTurns(services, viewer, rows);
  return found(turn);
}

async function query(pool: Pool, statement: { name: string; text: string; values: unknown[] }): Promise<TurnRow[]> {
  return (await pool.query<TurnRow>(statement)).rows;
}

/** Answers whose producers have died end with being looked at. */
async function findAlive(services: Services, find: () => Promise<TurnRow[]>): Promise<TurnRow[]> {
  const rows = await find();
  const answerIds = rows.flatMap(({ answer }) => (answer?.is_dead ? [answer.id] : []));
  if (answerIds.length === 0) return rows;
  await endDeadAnswers(services, { answerIds });
  return find();
}

async function presentTurns(services: Services, viewer: SignedIn, rows: readonly TurnRow[]): Promise<Turn[]> {
  const [answers, attachments] = await Promise.all([
    presentAnswers(
      services,
      viewer,
      rows.flatMap(({ answer, earlier }) => [answer ?? [], earlier ?? []].flat()),
    ),
    presentAttachments(
      services,
      viewer,
      rows.map((row) => row.attachments),
    ),
  ]);
  const presented = (row: AnswerRow | null) => answers.find(({ id }) => id === row?.id) ?? null;
  return rows.map(({ id, number, text, created_at, answer, earlier }, at) => ({
    ...{ id, number, text, attachments: attachments[at] ?? [], created_at },
    answer: presented(answer),
    earlier_answer: presented(earlier),
  }));
}
