import type { Attempt, NextAttempt } from '@navor/contract';
import { commonLanguage, type Language, textIn } from '@navor/languages';
import type { EditableIds } from '../../authorship/index.ts';
import { presentQuestion } from '../answers/present-question.ts';
import { presentPlace } from '../catalogue/quiz-place.ts';
import { type QuestionVersions, versionIn } from '../questions/question-version-cache.ts';
import type { AttemptRow } from './find-attempt.ts';

type Reading = {
  versions: QuestionVersions;
  next: NextAttempt | null;
  /** The quizzes whose questions the reader may edit. */
  editable: EditableIds;
  language: Language;
  now: Date;
};

export function presentAttempt(attempt: AttemptRow, { versions, next, editable, language, now }: Reading): Attempt {
  const { id, kind, number, feedback, started_at, deadline, submitted_at, is_timed_out, max_points } = attempt;
  return {
    ...{ id, kind, number, feedback, started_at, deadline, now, submitted_at, is_timed_out, max_points },
    quiz: presentQuizOf(attempt, language),
    place: presentPlace(attempt, language),
    seconds_spent: attempt.questions.reduce((sum, { seconds_spent }) => sum + seconds_spent, 0),
    score: submitted_at && {
      points: attempt.points ?? 0,
      share: attempt.share ?? 0,
      has_passed: attempt.has_passed ?? false,
      is_first_pass: attempt.is_first_pass ?? false,
      regraded_at: attempt.regraded_at,
    },
    next_attempt: next,
    questions: attempt.questions.map((row) =>
      presentQuestion(row, {
        prepared: versionIn(versions, row.version_id),
        shuffles: attempt.shuffles_options,
        isEditable: editable === null || editable.includes(row.quiz_id),
        language,
      }),
    ),
  };
}

function presentQuizOf({ quiz_id: id, quiz_title, passing_percent }: AttemptRow, wanted: Language): Attempt['quiz'] {
  if (id === null || !quiz_title) return null;
  const language = commonLanguage(wanted, quiz_title);
  return { id, title: textIn(quiz_title, language), language, passing_percent };
}
