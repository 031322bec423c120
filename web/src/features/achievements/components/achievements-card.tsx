import type { AchievementsSummary } from '@navor/contract';
import { Card, CardTitle } from '@navor/ui/card.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { Flame } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { BadgeLine } from './badges/badge-line.tsx';
import { LevelProgress } from './overview/level-card.tsx';

type AchievementsCardProps = { summary: AchievementsSummary; now: Date };

/** How long a badge is new. */
const newForMs = 24 * 60 * 60 * 1000;

/** For the dashboard: level, streak, what was earned last and what is nearest. */
export function AchievementsCard({ summary, now }: AchievementsCardProps) {
  const { t } = useTranslation('achievements');
  const format = useFormatter();
  const { level, streak, next_badge, newest_badge } = summary;
  const isNew = newest_badge?.earned_at && now.getTime() - newest_badge.earned_at.getTime() < newForMs;
  return (
    <Card className="gap-4 p-4 md:p-6">
      <CardTitle>{t('card.title')}</CardTitle>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <p className="tabular font-semibold text-xl">{t('card.level', { level: level.number })}</p>
          <p className="tabular text-sm">{t('level.points', { points: format.number(level.points) })}</p>
        </div>
        <LevelProgress level={level} />
        <p className="tabular flex items-center gap-2 text-sm">
          <Flame aria-hidden className={streak.days > 0 ? 'size-5 text-signal' : 'size-5 text-line-strong'} />
          <span>
            <span className="font-medium">
              {t('card.streak')}: {t('card.streakDays', { count: streak.days })}
            </span>
            <span className="text-muted"> · {t(streak.has_learned_today ? 'card.streakDone' : 'card.streakOpen')}</span>
          </span>
        </p>
      </div>
      {newest_badge && <BadgeLine badge={newest_badge} label={t(isNew ? 'card.newest' : 'card.newestEarlier')} />}
      {next_badge && <BadgeLine badge={next_badge} label={t('card.next')} />}
      <TextLink to={href('/dashboard/achievements')} prefetch="intent" className="self-start text-sm">
        {t('card.all')}
      </TextLink>
    </Card>
  );
}
