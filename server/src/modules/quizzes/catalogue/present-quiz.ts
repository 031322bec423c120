import type { AttemptSummary, Quiz } from '@navor/contract';
import { type Language, textIn } from '@navor/languages';
import { type Caller, presentToday } from '../attempts/daily-limit.ts';
import { refusalToStart, type StartFacts } from '../quizzes.policy.ts';
import type { QuizRow } from './find-quiz.ts';
import { presentCard } from './quiz-cards.ts';
import { presentPlace } from './quiz-place.ts';

type Reading = Pick<Caller, 'viewer'> & { attempts: AttemptSummary[]; today: StartFacts['today']; language: Language };

export function presentQuiz(quiz: QuizRow, { viewer, attempts, today, language }: Reading): Quiz {
  const { feedback, shuffles_questions, attempt_limit, standing } = quiz;
  if (!standing) throw new Error('Whoever is signed in has a standing');
  return {
    ...presentCard(quiz, language),
    ...{ feedback, shuffles_questions, attempt_limit, standing, attempts },
    place: presentPlace(quiz, language),
    topics: quiz.topics.map((topic) => ({ ...topic, title: textIn(topic.title, language) })),
    today: presentToday(today),
    refusal: standing.open_attempt_id
      ? null
      : refusalToStart(viewer, quiz, { attemptCount: standing.attempt_count, today }),
    may_author: quiz.is_editable,
    first_question_id: quiz.is_editable ? quiz.first_question_id : null,
  };
}
