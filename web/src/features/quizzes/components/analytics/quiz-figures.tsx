import type { QuizAnalytics } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '#screen/figures/facts.tsx';
import { useFigures } from './use-figures.ts';

export function QuizFigures({ analytics }: { analytics: QuizAnalytics }) {
  const { t } = useTranslation('quizzes');
  const figures = useFigures();
  const { attempt_count, person_count, passed_share, mean_share, questions } = analytics;
  return (
    <Facts label={t('analytics.facts.label')}>
      <Fact
        name={t('analytics.facts.attempts')}
        value={figures.number(attempt_count)}
        note={t('analytics.facts.people', { count: person_count })}
      />
      <Fact name={t('analytics.facts.passedShare')} value={figures.share(passed_share)} />
      <Fact name={t('analytics.facts.mean')} value={figures.share(mean_share)} />
      <Fact name={t('analytics.facts.quizQuestions')} value={figures.number(questions.length)} />
    </Facts>
  );
}
