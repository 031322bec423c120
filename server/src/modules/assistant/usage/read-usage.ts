import type { OwnUsage, TotalUsage, Usage } from '@navor/contract';
import type { Pool } from 'pg';
import type { Services } from '../../../platform/services.ts';
import { addDays, type Day, dayOf } from '../../../platform/time/days.ts';
import { type Asker, readAllowance } from './read-allowance.ts';

/** Months that are told, this one included. */
const monthsShown = 12;
const conversationsShown = 10;

/** What somebody has asked, by their own calendar. */
export async function readOwnUsage(services: Services, asker: Asker, days: number): Promise<OwnUsage> {
  const { pool, db } = services;
  const { viewer, now, timeZone } = asker;
  const today = dayOf(now, timeZone);
  const userId = viewer.user.id;
  const since = addDays(today, 1 - days);
  const [allowance, byDay, byMonth, byConversation, totals] = await Promise.all([
    readAllowance(db, asker),
    sumUp<{ day: string }>(pool, 'own-days', `to_char(day, 'YYYY-MM-DD') AS day`, ownSince, [userId, since]),
    sumUp<{ month: string }>(pool, 'own-months', `to_char(day, 'YYYY-MM') AS month`, ownSince, [
      userId,
      `${firstMonth(today)}-01`,
    ]),
    sumUpConversations(pool, userId, since),
    sumUp<object>(pool, 'own-total', '', ownSince, [userId, since]),
  ]);
  return {
    allowance,
    days: daysUntil(today, days).map((day) => ({ ...usageOf(byDay.find((row) => row.day === day)), day })),
    months: monthsUntil(today).map((month) => ({ ...usageOf(byMonth.find((row) => row.month === month)), month })),
    ...byConversation,
    total: usageOf(totals[0]),
  };
}

/** What everybody together has asked, each by their own calendar. */
export async function readTotalUsage(pool: Pool, today: Day, days: number): Promise<TotalUsage> {
  const [byDay, byMonth] = await Promise.all([
    sumUp<{ day: string }>(pool, 'total-days', `to_char(day, 'YYYY-MM-DD') AS day`, 'WHERE day >= $1', [
      addDays(today, 1 - days),
    ]),
    sumUp<{ month: string }>(pool, 'total-months', `to_char(day, 'YYYY-MM') AS month`, 'WHERE day >= $1', [
      `${firstMonth(today)}-01`,
    ]),
  ]);
  return {
    days: daysUntil(today, days).map((day) => {
      const row = byDay.find((each) => each.day === day);
      return { ...usageOf(row), ...crowdOf(row), day };
    }),
    months: monthsUntil(today).map((month) => {
      const row = byMonth.find((each) => each.month === month);
      return { ...usageOf(row), ...crowdOf(row), month };
    }),
  };
}

type Sum = Usage & { people: number; failed: number };

const ownSince = 'WHERE user_id = $1 AND day >= $2';

/** Messages that were given back count as failed alone; the tokens that they used count all the same. */
const sums = `count(*) FILTER (WHERE status <> 'released')::int AS messages,
  coalesce(sum(input_tokens), 0)::float8 AS input_tokens, coalesce(sum(output_tokens), 0)::float8 AS output_tokens,
  coalesce(bool_or(is_estimated), false) AS is_estimated,
  count(DISTINCT user_id)::int AS people, count(*) FILTER (WHERE status = 'released')::int AS failed`;

/** One statement over the usage, by the first column where there is one. */
async function sumUp<Group extends object>(
  pool: Pool,
  name: string,
  group: string,
  where: string,
  values: unknown[],
): Promise<(Group & Sum)[]> {
  const { rows } = await pool.query<Group & Sum>({
    name: `assistant-usage-${name}`,
    text: `SELECT ${group ? `${group}, ` : ''}${sums} FROM assistant_usage ${where} ${group ? 'GROUP BY 1' : ''}`,
    values,
  });
  return rows;
}

type ConversationSum = Sum & { id: string | null; title: string | null; conversation_count: number };

/** Those that used most since a day; what belongs to none any more comes last, as one. */
async function sumUpConversations(
  pool: Pool,
  userId: string,
  since: Day,
): Promise<Pick<OwnUsage, 'conversations' | 'conversation_count'>> {
  const { rows } = await pool.query<ConversationSum>({
    name: 'assistant-usage-conversations',
    text: `SELECT * FROM (
             SELECT conversations.id, conversations.title, used.*,
                    count(conversations.id) OVER ()::int AS conversation_count,
                    row_number() OVER (
                      ORDER BY conversations.id IS NULL, used.messages DESC, used.output_tokens DESC,
                               conversations.updated_at DESC) AS place
             FROM (SELECT conversation_id, ${sums} FROM assistant_usage ${ownSince} GROUP BY conversation_id) AS used
             LEFT JOIN assistant_conversations AS conversations ON conversations.id = used.conversation_id
             WHERE used.messages > 0) AS ranked
           WHERE place <= $3 OR id IS NULL
           ORDER BY place`,
    values: [userId, since, conversationsShown],
  });
  return {
    conversations: rows.map((row) => ({ ...usageOf(row), id: row.id, title: row.title })),
    conversation_count: rows[0]?.conversation_count ?? 0,
  };
}

function usageOf(row: Usage | undefined): Usage {
  if (!row) return { messages: 0, input_tokens: 0, output_tokens: 0, is_estimated: false };
  const { messages, input_tokens, output_tokens, is_estimated } = row;
  return { messages, input_tokens, output_tokens, is_estimated };
}

function crowdOf(row: Sum | undefined): { people: number; failed: number } {
  return { people: row?.people ?? 0, failed: row?.failed ?? 0 };
}

function daysUntil(today: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addDays(today, index - count + 1));
}

function monthsUntil(today: Day): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: monthsShown }, (_, index) =>
    new Date(Date.UTC(year, month - monthsShown + index, 1)).toISOString().slice(0, 7),
  );
}

function firstMonth(today: Day): string {
  return monthsUntil(today)[0] ?? today.slice(0, 7);
}
