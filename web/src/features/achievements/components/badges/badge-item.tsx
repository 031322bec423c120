import type { Badge } from '@navor/contract';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { BadgeDrawing } from '../badge-drawings/badge-drawing.tsx';
import { shareOf, useBadgeTexts } from './use-badge-texts.ts';

/** On a phone only what it is and how far: all of them are a long way to scroll, and each opens in its place. */
export function BadgeItem({ badge }: { badge: Badge }) {
  const { t } = useTranslation('achievements');
  const format = useFormatter();
  const { name, description, progress } = useBadgeTexts(badge);
  const { id, earned_at } = badge;
  const size = 'size-20 max-sm:size-14';
  return (
    <li className="group/badge relative flex min-w-0 items-start gap-4 rounded-md border border-line bg-surface p-4 max-sm:not-has-[[open]]:flex-col max-sm:not-has-[[open]]:items-center max-sm:has-[[open]]:col-span-full max-sm:not-has-[[open]]:gap-1 max-sm:not-has-[[open]]:px-1 max-sm:not-has-[[open]]:py-2 max-sm:not-has-[[open]]:text-center">
      {earned_at ? (
        <BadgeDrawing id={id} state="earned" className={size} />
      ) : (
        <BadgeDrawing id={id} state="open" share={shareOf(badge.progress)} className={size} />
      )}
      <details className="absolute inset-0 sm:hidden">
        <summary className="absolute inset-0 list-none rounded-md">
          <span className="sr-only">{t('badges.details', { name })}</span>
          <ChevronDown
            aria-hidden
            className="absolute end-1 top-1 size-4 text-muted group-has-[[open]]/badge:rotate-180"
          />
        </summary>
      </details>
      <div className="grid min-w-0 max-w-full gap-1 wrap-break-word hyphens-auto">
        <h4 className="font-semibold leading-6 max-sm:group-not-has-[[open]]/badge:text-xs max-sm:group-not-has-[[open]]/badge:leading-4">
          {name}
        </h4>
        <p className="text-muted text-sm max-sm:group-not-has-[[open]]/badge:hidden">{description}</p>
        <p className="tabular text-sm max-sm:group-not-has-[[open]]/badge:text-xs">
          {earned_at ? t('badges.earnedOn', { date: format.date(earned_at) }) : (progress ?? t('badges.open'))}
        </p>
      </div>
    </li>
  );
}
