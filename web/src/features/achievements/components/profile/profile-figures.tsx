import type { LearnerProfile } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { Fact, Facts } from '#screen/figures/facts.tsx';

/** Nothing where neither is shown. */
export function ProfileFigures({ level, streak }: Pick<LearnerProfile, 'level' | 'streak'>) {
  const { t } = useTranslation('leaderboard');
  const format = useFormatter();
  if (!level && !streak) return null;
  const days = (count: number) => t('profile.days', { count, days: format.number(count) });
  return (
    <Facts label={t('profile.figures')}>
      {level && (
        <Fact
          name={t('profile.level')}
          value={format.number(level.number)}
          note={t('profile.points', { count: level.points, points: format.number(level.points) })}
        />
      )}
      {streak && <Fact name={t('profile.streak')} value={days(streak.days)} />}
      {streak && <Fact name={t('profile.longest')} value={days(streak.longest)} />}
    </Facts>
  );
}
