import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Bar, type BarTone } from '#screen/figures/bar.tsx';
import { useFigures } from './use-figures.ts';

type CountBarsProps = {
  items: { key: string; name: ReactNode; count: number; tone?: BarTone }[];
  /** The number of answers of which each is a part. */
  of: number;
};

/** How often each was given, in words and as a bar. */
export function CountBars({ items, of }: CountBarsProps) {
  const { t } = useTranslation('quizzes');
  const figures = useFigures();
  return (
    <ul className="grid max-w-2xl gap-4">
      {items.map(({ key, name, count, tone = 'action' }) => {
        // A slip can be made twice in an answer with several gaps.
        const share = of > 0 ? Math.min(1, count / of) : 0;
        return (
          <li key={key} className="grid gap-1 text-sm">
            <div className="flex items-end justify-between gap-4">
              <div className="min-w-0">{name}</div>
              <span className="tabular shrink-0 text-right">
                {t('analytics.times', { count })} · {figures.percent(share)}
              </span>
            </div>
            <Bar share={share} tone={tone} />
          </li>
        );
      })}
    </ul>
  );
}
