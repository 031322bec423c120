import type { OpenAttempt } from '@navor/contract';
import { Card, CardTitle } from '@navor/ui/card.tsx';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { attemptPath } from '#features/quizzes/index.ts';

const mostShown = 3;

/** The quizzes that somebody is in the middle of; nothing for who is in none. */
export function OpenQuizzes({ attempts }: { attempts: OpenAttempt[] }) {
  const { t } = useTranslation('dashboard');
  if (attempts.length === 0) return null;
  return (
    <Card>
      <CardTitle className="p-4 md:px-6">{t('openQuizzes.title')}</CardTitle>
      <ul className="divide-y divide-line border-line border-t">
        {attempts.slice(0, mostShown).map(({ id, quiz, answered_count, question_count }) => (
          <li key={id}>
            <Link
              to={attemptPath(id)}
              prefetch="intent"
              className="flex min-h-11 items-center justify-between gap-3 px-4 py-3 hover:bg-action-soft md:px-6"
            >
              <span className="grid min-w-0 gap-0.5">
                <span lang={quiz.language} className="font-medium text-sm">
                  {quiz.title}
                </span>
                <span className="tabular text-muted text-xs">
                  {t('openQuizzes.answered', { answered: answered_count, count: question_count })}
                </span>
              </span>
              <ArrowRight aria-hidden className="size-4 shrink-0 text-action" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
