import type { Quiz } from '@navor/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';

/** The rules of a quiz, before it is begun. */
export function QuizFacts({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation(['quizzes', 'courses']);
  const format = useFormatter();
  const { time_limit_seconds: limit, attempt_limit, standing } = quiz;
  const left = attempt_limit && Math.max(0, attempt_limit - standing.attempt_count);
  return (
    <dl aria-label={t('quiz.facts.label')} className="divide-y divide-line border-line border-t text-sm">
      <Fact label={t('courses:course.level')}>{t(`courses:levels.${quiz.level}`)}</Fact>
      <Fact label={t('quiz.facts.questions')}>{format.number(quiz.question_count)}</Fact>
      <Fact label={t('quiz.facts.points')}>{format.number(quiz.points)}</Fact>
      <Fact label={t('quiz.facts.time')}>{limit ? format.duration(limit / 60) : t('quiz.facts.unlimited')}</Fact>
      <Fact label={t('quiz.facts.attempts')}>
        {attempt_limit ? t('quiz.facts.attemptsLeft', { left, limit: attempt_limit }) : t('quiz.facts.anyNumber')}
      </Fact>
      <Fact label={t('quiz.facts.passing')}>{format.percent(quiz.passing_percent / 100)}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-2">
      <dt className="text-muted">{label}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}
