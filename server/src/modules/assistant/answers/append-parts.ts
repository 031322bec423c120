import type { Pool } from 'pg';
import type { AnswerPart } from './pipeline.ts';

/** What the database knows of an answer that somebody here is writing. `gone`: ended by others, or deleted. */
export type WritingState = 'writing' | 'stop_requested' | 'gone';

/** The next parts, from this position on; one statement, so that the revision never speaks of parts that are not there. */
export async function appendParts(
  pool: Pool,
  answerId: string,
  { after, parts }: { after: number; parts: readonly AnswerPart[] },
): Promise<WritingState> {
  const { rows } = await pool.query<{ is_stopped: boolean }>({
    name: 'assistant-append-parts',
    text: `WITH answer AS (
             UPDATE assistant_answers SET revision = $2::int + cardinality($3::jsonb[])
             WHERE id = $1 AND status = 'writing'
             RETURNING id, user_id, stop_requested_at IS NOT NULL AS is_stopped),
           added AS (
             INSERT INTO assistant_answer_parts (answer_id, user_id, position, part)
             SELECT answer.id, answer.user_id, $2::int + parts.position, parts.part
             FROM answer, unnest($3::jsonb[]) WITH ORDINALITY AS parts (part, position)
             ON CONFLICT DO NOTHING)
           SELECT is_stopped FROM answer`,
    values: [answerId, after, parts.map((part) => JSON.stringify(part))],
  });
  return stateOf(rows[0]);
}

/** From one sign of life to the next; far below the lease, so that one may be late or lost. */
export const renewalMs = 5000;
export const leaseSeconds = 20;

/** Says that whoever writes the answer is alive. */
export async function renewLease(pool: Pool, answerId: string): Promise<WritingState> {
  const { rows } = await pool.query<{ is_stopped: boolean }>({
    name: 'assistant-renew-lease',
    text: `UPDATE assistant_answers SET alive_until = now() + make_interval(secs => $2)
           WHERE id = $1 AND status = 'writing'
           RETURNING stop_requested_at IS NOT NULL AS is_stopped`,
    values: [answerId, leaseSeconds],
  });
  return stateOf(rows[0]);
}

function stateOf(row: { is_stopped: boolean } | undefined): WritingState {
  if (!row) return 'gone';
  return row.is_stopped ? 'stop_requested' : 'writing';
}
