import { orHidden, orNotFound } from '#screen/or-not-found.ts';
import 'katex/dist/katex.min.css';
import '@navor/ui/prose/formula-boxes.css';
import '#screen/printed-alone.css';
import '../components/analytics/print.css';
import { Alert } from '@navor/ui/alert.tsx';
import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { Button } from '@navor/ui/button.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { FirstToCheck } from '../components/analytics/first-to-check.tsx';
import { HowToRead } from '../components/analytics/how-to-read.tsx';
import { QuestionDetails } from '../components/analytics/question-details.tsx';
import { fewestAnswers } from '../components/analytics/question-judgement.ts';
import { QuestionsTable } from '../components/analytics/questions-table.tsx';
import { QuizFigures } from '../components/analytics/quiz-figures.tsx';
import { QuizSection } from '../components/quiz/quiz-section.tsx';
import { ownQuizzesPath, quizPath } from '../quiz-paths.ts';
import type { Route } from './+types/quiz-analytics.ts';

export const handle: ScreenHandle = { namespaces: ['quizzes', 'quiz'] };

/** Screens of authors are as unknown to others as those of administrators. */
export async function loader({ params: { quizId }, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  return orHidden(orNotFound(api.quizzes.analytics.ofQuiz({ quizId, language: preferences.language })));
}

export default function QuizAnalyticsScreen({ loaderData: analytics }: Route.ComponentProps) {
  const { t } = useTranslation('quizzes');
  const { quiz, attempt_count } = analytics;
  const steps = [
    { label: t('title'), href: ownQuizzesPath },
    { label: quiz.title, href: quizPath(quiz.id) },
  ];
  return (
    <div className="analytics-page printed-alone grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageMeta title={`${t('quiz.toAnalytics')} · ${quiz.title}`} isIndexed={false} />
      <Breadcrumb steps={steps} current={t('quiz.toAnalytics')} />
      <header className="grid gap-1">
        <p className="text-muted text-sm">{t('quiz.toAnalytics')}</p>
        <h1 lang={quiz.language} className="font-semibold text-2xl tracking-tight md:text-3xl">
          {quiz.title}
        </h1>
      </header>
      {attempt_count === 0 ? <NoAttempts quizId={quiz.id} /> : <Analytics analytics={analytics} />}
    </div>
  );
}

function NoAttempts({ quizId }: { quizId: string }) {
  const { t } = useTranslation('quizzes');
  return (
    <EmptyState
      illustration={<Vijak pose="waiting" className="w-52 max-w-full" />}
      title={t('analytics.noAttempts.title')}
      text={t('analytics.noAttempts.text')}
      action={
        <Button asChild variant="secondary">
          <Link to={quizPath(quizId)} prefetch="intent">
            {t('analytics.noAttempts.toQuiz')}
          </Link>
        </Button>
      }
    />
  );
}

function Analytics({ analytics }: { analytics: Route.ComponentProps['loaderData'] }) {
  const { t } = useTranslation('quizzes');
  const { quiz, attempt_count, questions } = analytics;
  return (
    <>
      <QuizFigures analytics={analytics} />
      {attempt_count < fewestAnswers && (
        <Alert title={t('analytics.fewAttempts.title')}>
          {t('analytics.fewAttempts.text', { fewest: fewestAnswers })}
        </Alert>
      )}
      <FirstToCheck questions={questions} />
      <QuizSection title={t('analytics.questions.title')}>
        <QuestionsTable questions={questions} />
      </QuizSection>
      <QuizSection title={t('analytics.details.title')}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {questions.map((question) => (
            <QuestionDetails key={question.id} question={question} quizId={quiz.id} />
          ))}
        </div>
      </QuizSection>
      <HowToRead />
    </>
  );
}
