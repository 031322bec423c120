import type { LearnerAnalytics } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '#screen/figures/facts.tsx';
import { useFigures } from './use-figures.ts';

export function OwnFacts({ analytics }: { analytics: LearnerAnalytics }) {
  const { t } = useTranslation('quizzes');
  const figures = useFigures();
  const { attempt_count, passed_count, question_count, mean_share, seconds_spent } = analytics;
  return (
    <Facts label={t('analytics.facts.label')}>
      <Fact
        name={t('analytics.facts.passed')}
        value={t('analytics.facts.of', { part: figures.number(passed_count), all: figures.number(attempt_count) })}
      />
      <Fact name={t('analytics.facts.questions')} value={figures.number(question_count)} />
      <Fact name={t('analytics.facts.mean')} value={figures.share(mean_share)} note={t('analytics.facts.meanNote')} />
      <Fact name={t('analytics.facts.time')} value={figures.seconds(seconds_spent || null)} />
    </Facts>
  );
}
