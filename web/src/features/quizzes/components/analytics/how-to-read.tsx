import { useTranslation } from 'react-i18next';
import { FiguresCard } from '#screen/figures/figures-card.tsx';
import { fewestAnswers } from './question-judgement.ts';

const terms = ['facility', 'discrimination', 'unanswered', 'slips', 'numbers'] as const;

export function HowToRead() {
  const { t } = useTranslation('quizzes');
  return (
    <FiguresCard title={t('analytics.terms.title')}>
      <dl className="grid max-w-reading gap-3 text-sm">
        {terms.map((term) => (
          <div key={term}>
            <dt className="font-medium">{t(`analytics.terms.${term}.name`)}</dt>
            <dd className="text-muted">{t(`analytics.terms.${term}.text`, { fewest: fewestAnswers })}</dd>
          </div>
        ))}
      </dl>
    </FiguresCard>
  );
}
