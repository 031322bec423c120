import type { EditedQuestion, QuestionDraft } from '@navor/contract';
import { newSource, unsavedVersion } from './new-source.ts';

/** A question that is in the draft of its quiz only, so that nobody was asked it and nothing is known of it. */
export function draftedQuestion(id: string, draft: QuestionDraft): EditedQuestion {
  const { quiz, source, number, question_count: count, topics } = draft;
  return {
    quiz: { id: quiz.id, title: quiz.title, question_count: count },
    ...{ id, number: number ?? count, previous_id: null, next_id: null, version: unsavedVersion, topics },
    ...{ answer_count: 0, open_attempt_count: 0 },
    source: source ?? newSource('single-choice', topics[0]?.id ?? ''),
  };
}
