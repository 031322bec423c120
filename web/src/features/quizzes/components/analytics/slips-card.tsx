import type { LearnerAnalytics } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { Bar } from '#screen/figures/bar.tsx';
import { FiguresCard } from '#screen/figures/figures-card.tsx';
import { useFigures } from './use-figures.ts';

/** The slips made most, each with what it comes from and how to avoid it. */
export function SlipsCard({ slips }: { slips: LearnerAnalytics['slips'] }) {
  const { t } = useTranslation('quizzes');
  const figures = useFigures();
  const most = Math.max(1, ...slips.map(({ count }) => count));
  return (
    <FiguresCard
      title={t('analytics.ownSlips.title')}
      text={t(slips.length > 0 ? 'analytics.ownSlips.text' : 'analytics.ownSlips.none')}
    >
      {slips.length > 0 && (
        <ul className="grid gap-5">
          {slips.map(({ kind, count, last_at }) => (
            <li key={kind} className="grid gap-1 text-sm">
              <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                <h3 className="font-medium">{t(`analytics.slips.${kind}`)}</h3>
                <span className="tabular">{t('analytics.times', { count })}</span>
              </div>
              <Bar share={count / most} />
              <p className="text-muted">{t(`analytics.slipAdvice.${kind}`)}</p>
              <p className="tabular text-muted text-xs">
                {t('analytics.ownSlips.last', { date: figures.date(last_at) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </FiguresCard>
  );
}
