import type { Locked } from '@navor/contract';
import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { Card } from '@navor/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { data, redirect } from 'react-router';
import { isApiError } from '#platform/api-error.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { requiredLoginPath } from '#platform/login-path.ts';
import { apiOf, pageOf } from '#platform/page-context.ts';
import { FallbackNote } from '#screen/fallback-note.tsx';
import { submitted } from '#screen/forms/form-answer.ts';
import { orNotFound } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { AuthorLinks } from '../components/quiz/author-links.tsx';
import { LockedQuiz } from '../components/quiz/locked-quiz.tsx';
import { OwnAttempts } from '../components/quiz/own-attempts.tsx';
import { placeSteps } from '../components/quiz/place-steps.ts';
import { QuizFacts } from '../components/quiz/quiz-facts.tsx';
import { QuizRules } from '../components/quiz/quiz-rules.tsx';
import { QuizTopics } from '../components/quiz/quiz-topics.tsx';
import { StandingMarks } from '../components/quiz/standing-marks.tsx';
import { StartPanel } from '../components/quiz/start-panel.tsx';
import { attemptPath, quizPath } from '../quiz-paths.ts';
import type { Route } from './+types/quiz.ts';

export const handle: ScreenHandle = { namespaces: ['quizzes', 'courses', 'unlocking'] };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  try {
    const quiz = await orNotFound(api.quizzes.get({ quizId: params.quizId, language: preferences.language }));
    return { kind: 'open' as const, quiz, now: new Date() };
  } catch (error) {
    if (!isApiError(error) || error.code !== 'PLAN_REQUIRED') throw error;
    return data({ kind: 'locked' as const, locked: error.data as Locked }, { status: 403 });
  }
}

/** Starts an attempt, or goes on with the one that is open meanwhile. */
export async function action({ params: { quizId }, context }: Route.ActionArgs) {
  const answer = await submitted({}, () => orNotFound(apiOf(context).quizzes.attempts.start({ quizId })));
  if (answer.kind === 'done') return redirect(attemptPath(answer.result.attempt_id));
  switch (answer.response.data.code) {
    // Signed out meanwhile, in another tab.
    case 'NOT_AUTHENTICATED':
      return redirect(requiredLoginPath(quizPath(quizId)));
    // The screen itself says why, and what to do instead.
    case 'ATTEMPT_LIMIT':
    case 'PLAN_REQUIRED':
      return redirect(quizPath(quizId));
    default:
      return answer.response;
  }
}

export default function QuizScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('quizzes');
  if (loaderData.kind === 'locked') return <LockedQuiz locked={loaderData.locked} />;
  const { quiz, now } = loaderData;
  const { place } = quiz;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageMeta title={quiz.title} isIndexed={false} />
      <Breadcrumb steps={placeSteps(place, t('title'))} current={quiz.title} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <header className="grid justify-items-start gap-3">
          <p className="text-muted text-sm">
            {place?.module
              ? t('quiz.module', { number: place.module.number, title: place.module.title })
              : quiz.theme.title}
          </p>
          <h1 lang={quiz.language} className="font-semibold text-3xl tracking-tight md:text-4xl">
            {quiz.title}
          </h1>
          <p lang={quiz.language} className="max-w-reading text-lg text-muted">
            {quiz.summary}
          </p>
          <StandingMarks standing={quiz.standing} />
          <FallbackNote language={quiz.language} />
        </header>
        <Card className="gap-5 p-5 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="grid gap-4">
            <StartPanel quiz={quiz} now={now} answer={actionData} />
          </div>
          <QuizFacts quiz={quiz} />
          {quiz.may_author && <AuthorLinks quiz={quiz} />}
        </Card>
        <div className="grid gap-10">
          <OwnAttempts attempts={quiz.attempts} />
          <QuizRules quiz={quiz} />
          <QuizTopics topics={quiz.topics} />
        </div>
      </div>
    </div>
  );
}
