import type { Answer, AnswerBlock, AnswerFailure, AnswerNotice, AnswerSource, AnswerStatus } from '@navor/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { SignedIn } from '../../../platform/access.ts';
import type { Services } from '../../../platform/services.ts';
import { assistantAnswers } from '../assistant.tables.ts';
import { foldText } from '../conversations/fold-text.ts';
import { keepMarksOf, presentCitations } from '../grounding/citations.ts';
import type { AnswerPart, StoredCitation } from './pipeline.ts';

/** As `answerColumns` makes it, alone or gathered as JSON. */
export type AnswerRow = {
  id: string;
  turn_id: string;
  user_id: string;
  number: number;
  question: string;
  status: AnswerStatus;
  failure: AnswerFailure | null;
  source: AnswerSource;
  blocks: AnswerBlock[];
  citations: StoredCitation[];
  notices: AnswerNotice[];
  revision: number;
  created_at: Date | string;
  finished_at: Date | string | null;
  /** Of one that is being written. */
  parts: AnswerPart[];
  is_dead: boolean;
};

/** Whoever writes it has not been heard of for too long. The database's clock, for there may be many machines. */
export const isDeadSql = `(answers.status = 'writing' AND answers.alive_until < now())`;

/** Something could be read that was asked for: it counts, and takes the place of the tries before it. */
export const countsSql = (answers = 'answers') =>
  `(${answers}.status = 'done' OR ${answers}.status = 'stopped' AND ${answers}.blocks <> '[]')`;

/** No later try has taken its place. */
export const standsSql = `NOT EXISTS (SELECT FROM assistant_answers AS later
  WHERE later.turn_id = answers.turn_id AND later.number > answers.number AND ${countsSql('later')})`;

export const answerColumns = `answers.id, answers.turn_id, answers.user_id, answers.number, answers.question,
  answers.status, answers.failure, answers.source, answers.blocks, answers.citations, answers.notices, answers.revision, answers.created_at,
  answers.finished_at, ${isDeadSql} AS is_dead,
  coalesce((SELECT json_agg(parts.part ORDER BY parts.position) FROM assistant_answer_parts AS parts
            WHERE parts.answer_id = answers.id), '[]') AS parts`;

/** Citations of all of them are looked up together. */
export async function presentAnswers(
  services: Services,
  viewer: SignedIn,
  rows: readonly AnswerRow[],
): Promise<Answer[]> {
  const citations = await presentCitations(
    services,
    viewer,
    rows.map((row) => row.citations),
  );
  return rows.map((row, index) => {
    const { id, turn_id, number, question, status, failure, source, notices, revision } = row;
    const shown = citations[index] ?? [];
    return {
      ...{ id, turn_id, number, question, status, failure, source, notices, revision },
      ...(status === 'writing' ? assembleParts(row.parts) : { blocks: keepMarksOf(shown, row.blocks), open_text: '' }),
      citations: shown,
      created_at: new Date(row.created_at),
      finished_at: row.finished_at === null ? null : new Date(row.finished_at),
    };
  });
}

/** What there is of an answer: its finished blocks, and the text of the one after them. */
function assembleParts(parts: readonly AnswerPart[]): Pick<Answer, 'blocks' | 'open_text'> {
  const lastBlock = parts.findLastIndex(({ kind }) => kind === 'block');
  return {
    blocks: parts.flatMap((part) => (part.kind === 'block' ? [part.block] : [])),
    open_text: parts
      .slice(lastBlock + 1)
      .map((part) => (part.kind === 'text' ? part.text : ''))
      .join(''),
  };
}

/** What is compared by the search in the history once it has ended: its question is there from the beginning. */
export function foldedWith(blocks: readonly AnswerBlock[]): SQL {
  return sql`${assistantAnswers.folded} || ${`\n${foldText(blocks.map(({ source }) => source).join('\n'))}`}`;
}
