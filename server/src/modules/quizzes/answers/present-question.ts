import type { AttemptQuestion, Result, Settled } from '@navor/contract';
import { commonLanguage, type Language, type Translated, textIn } from '@navor/languages';
import type { Outcome, PreparedQuestion, Response } from '@navor/questions';
import { hintsOf, revealQuestion, viewQuestion } from '@navor/questions/scoring';
import type { QuestionRow } from '../attempts/find-attempt.ts';
import { drawingOf } from './mark-answer.ts';

type Showing = { prepared: PreparedQuestion; shuffles: boolean; language: Language };
type ShowingWhole = Showing & { isEditable: boolean };

/** A question as its attempt has it. What is right goes with it only once it is settled. */
export function presentQuestion(row: QuestionRow, showing: ShowingWhole): AttemptQuestion {
  const { prepared } = showing;
  const language = commonLanguage(showing.language, prepared.body, prepared.solution);
  const drawing = drawingOf(row, { shuffles: showing.shuffles, language });
  const { body, view, hintCount } = viewQuestion(prepared, drawing);
  return {
    position: row.position,
    points: row.max_points,
    topic: { id: row.topic_id, title: textIn(row.topic_title, showing.language) },
    language,
    body_html: body,
    view,
    response: row.response,
    revision: row.revision,
    saved_at: row.saved_at === null ? null : new Date(row.saved_at),
    is_flagged: row.is_flagged,
    hint_count: hintCount,
    hints_html: hintsOf(prepared, drawing, row.hints_shown),
    settled: row.is_settled ? presentSettled(row, showing) : null,
    authored_as: showing.isEditable ? { quiz_id: row.quiz_id, question_id: row.question_id } : null,
  };
}

type SettledRow = Pick<QuestionRow, 'seed' | 'values'> & {
  response: Response | null;
  outcome: Outcome | null;
  points: number | null;
  regrade_note: Translated | null;
};

/** What is told of a question that is settled. */
export function presentSettled(row: SettledRow, { prepared, shuffles, language: wanted }: Showing): Settled {
  const { response, points, regrade_note } = row;
  const outcome: Outcome = row.outcome ?? { kind: 'unanswered' };
  const language = commonLanguage(wanted, prepared.body, prepared.solution);
  const drawing = drawingOf(row, { shuffles, language });
  const { solution, reveal } = revealQuestion(prepared, drawing, response && { response, outcome });
  return {
    result: presentOutcome(outcome),
    points: points ?? 0,
    reveal,
    solution_html: solution,
    regrade_note: regrade_note && textIn(regrade_note, wanted),
  };
}

/** Without the author's ids of what was chosen, and without the parts, which the reveal tells in the attempt's letters. */
function presentOutcome(outcome: Outcome): Result {
  if (outcome.kind === 'unanswered') return { kind: 'unanswered' };
  if (outcome.kind === 'unreadable') return { kind: 'unreadable', problem: outcome.problem };
  const { share, slip = null, isOtherForm = false } = outcome;
  return { kind: 'graded', share, slip, is_other_form: isOtherForm };
}
