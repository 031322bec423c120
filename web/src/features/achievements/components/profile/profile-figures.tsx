import type { LearnerProfile } from '@navor/contract';
import { Flame, Gauge, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';

/** Nothing where neither is shown. */
export function ProfileFigures({ level, streak }: Pick<LearnerProfile, 'level' | 'streak'>) {
  const { t } = useTranslation('leaderboard');
  const format = useFormatter();
  if (!level && !streak) return null;
  const days = (count: number) => t('profile.days', { count, days: format.number(count) });
  return (
    <section aria-label={t('profile.figures')}>
      <dl className="grid gap-4 sm:grid-cols-2 lg:max-w-3xl">
        {level && (
          <Figure
            Icon={Gauge}
            name={t('profile.level')}
            value={format.number(level.number)}
            note={t('profile.points', { count: level.points, points: format.number(level.points) })}
          />
        )}
        {streak && (
          <Figure
            Icon={Flame}
            name={t('profile.streak')}
            value={days(streak.days)}
            note={t('profile.longest', { days: days(streak.longest) })}
          />
        )}
      </dl>
    </section>
  );
}

function Figure({ Icon, name, value, note }: { Icon: LucideIcon; name: string; value: string; note: string }) {
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 rounded-md border border-line bg-surface p-4">
      <Icon aria-hidden className="row-span-3 size-10 text-signal" />
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="tabular font-semibold text-2xl">{value}</dd>
      <dd className="text-muted text-sm">{note}</dd>
    </div>
  );
}
