import type { AttemptQuestion, ErrorCode, Settled } from '@navor/contract';
import type { Answer, AnswersState } from '../saving/answers-state.ts';
import { isAnswered } from './is-answered.ts';

/** How a question stands: in the list of all of them, and beside its answer. */
export type QuestionMark = 'open' | 'answered' | 'right' | 'partly' | 'wrong' | 'unanswered';

/** A question with what was done to it since the page was read. */
export type ShownQuestion = AttemptQuestion & {
  mark: QuestionMark;
  /** The answer that was given here and gave way to another one; undefined where none did. */
  displaced: Answer | undefined;
  refusal: ErrorCode | undefined;
};

/** What the server told apart from the page, by position. */
export type ToldSince = { settled: Readonly<Record<number, Settled>>; hints: Readonly<Record<number, string[]>> };

export function shownQuestion(question: AttemptQuestion, answers: AnswersState, since: ToldSince): ShownQuestion {
  const { position } = question;
  const saved = answers.saved[position];
  const standing = saved && saved.revision > question.revision ? saved : question;
  const newest = answers.drafts[position] ?? answers.refused[position] ?? standing;
  const settled = question.settled ?? since.settled[position] ?? null;
  const hints = since.hints[position] ?? [];
  // A settled question shows the answer that it was settled by.
  const response = question.settled ? question.response : settled ? standing.response : newest.response;
  return {
    ...question,
    response,
    settled,
    is_flagged: answers.flags[position] ?? answers.flagged[position] ?? question.is_flagged,
    hints_html: hints.length > question.hints_html.length ? hints : question.hints_html,
    mark: markOf(response, settled),
    displaced: settled ? undefined : answers.displaced[position],
    refusal: answers.refused[position]?.code,
  };
}

export function markOf(response: Answer, settled: Pick<Settled, 'result'> | null): QuestionMark {
  if (!settled) return isAnswered(response) ? 'answered' : 'open';
  const { result } = settled;
  if (result.kind === 'unanswered') return 'unanswered';
  if (result.kind === 'unreadable' || result.share <= 0) return 'wrong';
  return result.share < 1 ? 'partly' : 'right';
}

/** Where to go on: at the first question that is still to be answered, else at the first. */
export function firstOpenPosition(questions: readonly AttemptQuestion[]): number {
  const open = questions.find(({ response, settled }) => markOf(response, settled) === 'open');
  return open?.position ?? 1;
}

/** The question that an address names with `?q=3`; null where it names none that exists. */
export function positionIn(query: URLSearchParams, total: number): number | null {
  const position = Number(query.get('q'));
  return Number.isInteger(position) && position >= 1 && position <= total ? position : null;
}
