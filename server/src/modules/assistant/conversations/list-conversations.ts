import type { ConversationCard } from '@navor/contract';
import { conversationsPerPage } from '@navor/contract/choices';
import type { Language } from '@navor/languages';
import type { Pool } from 'pg';
import { standsSql } from '../answers/answer-rows.ts';
import { excerptAround } from './excerpt-around.ts';
import { foldWords } from './fold-text.ts';

type Listing = { userId: string; q: string; page: number };
type ConversationsPage = { conversations: ConversationCard[]; page: number; page_count: number };

type CardRow = Omit<ConversationCard, 'found'> & { language: Language; hit: string | null };
type PageRow = { total: number; cards: (Omit<CardRow, 'updated_at'> & { updated_at: string })[] };

/** Conversations of a person, newest first; with words, those that have all of them in the title, a question or an answer. */
export async function listConversations(pool: Pool, { userId, q, page }: Listing): Promise<ConversationsPage> {
  const words = foldWords(q);
  const { rows } = await pool.query<PageRow>({
    ...(words.length > 0
      ? { name: 'assistant-search-conversations', text: pageQuery(searched) }
      : { name: 'assistant-list-conversations', text: pageQuery(everything) }),
    values: [
      userId,
      conversationsPerPage,
      (page - 1) * conversationsPerPage,
      ...(words.length > 0 ? [words.map(containing)] : []),
    ],
  });
  const { total, cards } = rows[0] ?? { total: 0, cards: [] };
  return {
    conversations: cards.map(({ hit, updated_at, ...card }) => ({
      ...card,
      updated_at: new Date(updated_at),
      found: hit === null ? null : excerptAround(hit, words),
    })),
    page,
    page_count: Math.max(1, Math.ceil(total / conversationsPerPage)),
  };
}

function containing(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}

const everything = `SELECT conversations.*, NULL::uuid AS hit_turn, NULL::uuid AS hit_answer
  FROM assistant_conversations AS conversations
  WHERE conversations.user_id = $1`;

/** Where the title has the words, no other place has to be shown. Answers that were replaced by others cannot be read any more. */
const searched = `
  SELECT conversations.*, hits.turn_id AS hit_turn, hits.answer_id AS hit_answer
  FROM assistant_conversations AS conversations
  LEFT JOIN (
    SELECT DISTINCT ON (texts.conversation_id) texts.conversation_id, texts.turn_id, texts.answer_id
    FROM (
      SELECT turns.conversation_id, turns.number, turns.id AS turn_id, NULL::uuid AS answer_id
      FROM assistant_turns AS turns
      WHERE turns.user_id = $1 AND turns.folded LIKE ALL ($4::text[])
      UNION ALL
      SELECT turns.conversation_id, turns.number, turns.id, answers.id
      FROM assistant_answers AS answers JOIN assistant_turns AS turns ON turns.id = answers.turn_id
      WHERE answers.user_id = $1 AND answers.folded LIKE ALL ($4::text[])
        AND answers.blocks <> '[]' AND ${standsSql}
    ) AS texts
    ORDER BY texts.conversation_id, texts.number DESC, texts.answer_id NULLS FIRST
  ) AS hits ON hits.conversation_id = conversations.id AND NOT conversations.folded LIKE ALL ($4::text[])
  WHERE conversations.user_id = $1 AND (hits.turn_id IS NOT NULL OR conversations.folded LIKE ALL ($4::text[]))`;

/** Made for the page alone: many answers may have the words, and putting their blocks together takes its time. */
const hitText = `
  CASE WHEN shown.hit_answer IS NULL
       THEN (SELECT turns.text FROM assistant_turns AS turns WHERE turns.id = shown.hit_turn)
       ELSE (SELECT concat_ws(' ', answers.question, (
                      SELECT string_agg(block ->> 'source', ' ' ORDER BY position)
                      FROM jsonb_array_elements(answers.blocks) WITH ORDINALITY AS blocks (block, position)))
             FROM assistant_answers AS answers WHERE answers.id = shown.hit_answer) END`;

const pageQuery = (matching: string) => `
  WITH matching AS (${matching}),
  shown AS (SELECT * FROM matching ORDER BY updated_at DESC, id LIMIT $2 OFFSET $3)
  SELECT (SELECT count(*)::int FROM matching) AS total,
         coalesce((SELECT json_agg(json_build_object(
           'id', shown.id, 'title', shown.title, 'language', shown.language, 'updated_at', shown.updated_at,
           'hit', ${hitText},
           'is_writing', EXISTS (SELECT FROM assistant_answers AS answers
                                 WHERE answers.conversation_id = shown.id AND answers.status = 'writing'
                                   AND answers.alive_until >= now())
         ) ORDER BY shown.updated_at DESC, shown.id) FROM shown), '[]') AS cards`;
