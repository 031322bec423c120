import type { Badge } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { BadgeDrawing } from '../badge-drawings/badge-drawing.tsx';
import { shareOf, useBadgeTexts } from './use-badge-texts.ts';

export function BadgeItem({ badge }: { badge: Badge }) {
  const { t } = useTranslation('achievements');
  const format = useFormatter();
  const { name, description, progress } = useBadgeTexts(badge);
  const { id, earned_at } = badge;
  return (
    <li className="flex min-w-0 items-start gap-4 rounded-md border border-line bg-surface p-4">
      {earned_at ? (
        <BadgeDrawing id={id} state="earned" className="size-20" />
      ) : (
        <BadgeDrawing id={id} state="open" share={shareOf(badge.progress)} className="size-20" />
      )}
      <div className="grid min-w-0 gap-1">
        <h4 className="font-semibold leading-6">{name}</h4>
        <p className="text-muted text-sm">{description}</p>
        <p className="tabular text-sm">
          {earned_at ? t('badges.earnedOn', { date: format.date(earned_at) }) : (progress ?? t('badges.open'))}
        </p>
      </div>
    </li>
  );
}
