import type { Badge } from '@navor/contract';
import { type BadgeGroup, badgeGroups } from '@navor/contract/choices';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledSection } from '#screen/titled-section.tsx';
import { BadgeDrawing } from '../badge-drawings/badge-drawing.tsx';
import { BadgeItem } from './badge-item.tsx';

type BadgeCollectionProps = { badges: Badge[]; hiddenCount: number };

/** All that there is to earn, by group. What is hidden is counted, so that nobody thinks they have everything. */
export function BadgeCollection({ badges, hiddenCount }: BadgeCollectionProps) {
  const { t } = useTranslation('achievements');
  const earned = badges.filter(({ earned_at }) => earned_at !== null).length;
  return (
    <TitledSection
      title={t('badges.title')}
      aside={
        <p className="tabular text-muted text-sm">
          {t('badges.earnedOf', { earned, all: badges.length + hiddenCount })}
        </p>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {badgeGroups.map((group) => (
          <Group
            key={group}
            group={group}
            badges={badges.filter((badge) => badge.group === group)}
            hiddenCount={group === 'surprises' ? hiddenCount : 0}
          />
        ))}
      </div>
    </TitledSection>
  );
}

function Group({ group, badges, hiddenCount }: BadgeCollectionProps & { group: BadgeGroup }) {
  const { t } = useTranslation('badges');
  const id = useId();
  if (badges.length === 0 && hiddenCount === 0) return null;
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id={id} className="font-medium">
        {t(`groups.${group}`)}
      </h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2 sm:grid-cols-2 sm:gap-3 xl:grid-cols-3">
        {badges.map((badge) => (
          <BadgeItem key={badge.id} badge={badge} />
        ))}
        {hiddenCount > 0 && <HiddenBadges count={hiddenCount} />}
      </ul>
    </section>
  );
}

function HiddenBadges({ count }: { count: number }) {
  const { t } = useTranslation('achievements');
  return (
    <li className="flex min-w-0 items-start gap-4 rounded-md border border-line border-dashed p-4 max-sm:col-span-full">
      <BadgeDrawing state="hidden" className="size-20 max-sm:size-14" />
      <div className="grid min-w-0 gap-1">
        <h4 className="font-semibold leading-6">{t('badges.hidden', { count })}</h4>
        <p className="text-muted text-sm">{t('badges.hiddenText')}</p>
      </div>
    </li>
  );
}
