import type { CourseQuizzes } from '@navor/contract';
import { Badge } from '@navor/ui/badge.tsx';
import { Card, CardTitle } from '@navor/ui/card.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { quizPath } from '#features/quizzes/index.ts';
import { useFormatter } from '#platform/use-formatter.ts';

type CourseQuiz = CourseQuizzes['quizzes'][number];

/** How the quizzes of a course went; nothing for a course that has none. */
export function QuizResults({ quizzes }: { quizzes: CourseQuiz[] }) {
  const { t } = useTranslation('progress');
  const id = useId();
  if (quizzes.length === 0) return null;
  return (
    <Card>
      <section aria-labelledby={id}>
        <CardTitle id={id} className="p-4 md:px-6">
          {t('quizzes.title')}
        </CardTitle>
        <ul className="divide-y divide-line border-line border-t">
          {quizzes.map((quiz) => (
            <li key={quiz.id} className="grid gap-1 px-4 pb-3 md:px-6 md:py-3">
              <TextLink
                to={quizPath(quiz.id)}
                prefetch="intent"
                lang={quiz.language}
                className="inline-flex min-h-11 items-center justify-self-start text-sm md:min-h-0"
              >
                {quiz.title}
              </TextLink>
              <Result quiz={quiz} />
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}

function Result({ quiz: { standing, is_required } }: { quiz: CourseQuiz }) {
  const { t } = useTranslation('progress');
  const format = useFormatter();
  const best = standing?.best_share ?? null;
  const percent = best === null ? null : format.achieved(best);
  return (
    <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-xs">
      {standing?.has_passed && (
        <Badge tone="ok">
          <CircleCheck aria-hidden />
          {t('quizzes.passed')}
        </Badge>
      )}
      {percent !== null && !standing?.has_passed && <Badge tone="neutral">{t('quizzes.notPassed')}</Badge>}
      {percent !== null && t('quizzes.best', { percent })}
      {percent === null && t(standing?.open_attempt_id ? 'quizzes.open' : 'quizzes.notTried')}
      {is_required && !standing?.has_passed && <span>{t('quizzes.required')}</span>}
    </p>
  );
}
