import type { AchievementsSummary } from '@navor/contract';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { certificatesPath } from '#features/certificates/index.ts';
import { useFormatter } from '#platform/use-formatter.ts';
import { BadgeDrawing } from './badge-drawings/badge-drawing.tsx';

/** For the profile: what somebody has reached, in three lines. */
export function ReachedSoFar({ summary }: { summary: AchievementsSummary }) {
  const { t } = useTranslation('achievements');
  const format = useFormatter();
  const { level, streak, newest_badge, badge_count } = summary;
  return (
    <section aria-label={t('title')} className="flex items-center gap-4 border-line border-t pt-6">
      {newest_badge ? (
        <BadgeDrawing id={newest_badge.id} state="earned" className="size-16" />
      ) : (
        <BadgeDrawing id="first-lesson" state="open" share={0} className="size-16" />
      )}
      <div className="grid min-w-0 gap-0.5 text-sm">
        <p className="tabular font-semibold">
          {t('card.summary', { level: level.number, points: format.number(level.points) })}
        </p>
        <p className="tabular text-muted">
          {t('card.streak')}: {t('card.streakDays', { count: streak.days })} ·{' '}
          {t('card.badgeCount', { count: badge_count })}
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <TextLink to={href('/dashboard/achievements')} prefetch="intent">
            {t('card.all')}
          </TextLink>
          <TextLink to={certificatesPath} prefetch="intent">
            {t('more.certificates')}
          </TextLink>
        </p>
      </div>
    </section>
  );
}
