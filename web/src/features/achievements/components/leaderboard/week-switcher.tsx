import type { Leaderboard } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { addDays } from '#screen/day.ts';
import { leaderboardPath } from '../../achievements-paths.ts';

type WeekSwitcherProps = Pick<Leaderboard, 'week' | 'weeks' | 'ends_at'>;

/** Leafs through the weeks that the reader took part in; those between are left out. */
export function WeekSwitcher({ week, weeks, ends_at }: WeekSwitcherProps) {
  const { t } = useTranslation('leaderboard');
  const format = useFormatter();
  const at = weeks.indexOf(week);
  const isCurrent = at === 0;
  return (
    <div className="grid gap-2">
      <nav aria-label={t('weeks')} className="flex items-center justify-between gap-2">
        <Step to={weeks[at + 1]} label={t('earlier')}>
          <ChevronLeft aria-hidden />
        </Step>
        <p className="text-center font-medium text-sm">
          {isCurrent && <span className="block">{t('current')}</span>}
          <span className={isCurrent ? 'font-normal text-muted' : undefined}>
            {t('week', { from: format.date(week), to: format.date(addDays(week, 6)) })}
          </span>
        </p>
        <Step to={isCurrent ? undefined : weeks[at - 1]} label={t('later')}>
          <ChevronRight aria-hidden />
        </Step>
      </nav>
      <p className="text-center text-muted text-sm">
        {t(isCurrent ? 'ends' : 'ended', { time: format.dateTime(ends_at, 'full') })}
      </p>
    </div>
  );
}

function Step({ to, label, children }: { to: string | undefined; label: string; children: ReactNode }) {
  if (!to) return <span className="size-11 shrink-0" />;
  return (
    <Button asChild variant="secondary" size="icon" className="shrink-0">
      <Link to={`${leaderboardPath}?week=${to}`} aria-label={label} title={label} preventScrollReset prefetch="intent">
        {children}
      </Link>
    </Button>
  );
}
