import type { LearnerProfile } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { TitledSection } from '#screen/titled-section.tsx';
import { BadgeDrawing } from '../badge-drawings/badge-drawing.tsx';

type ShownBadgesProps = { badges: NonNullable<LearnerProfile['badges']> };

export function ShownBadges({ badges }: ShownBadgesProps) {
  const { t } = useTranslation(['leaderboard', 'badges']);
  const format = useFormatter();
  return (
    <TitledSection title={t('profile.badges')}>
      {badges.length === 0 && <p className="text-muted">{t('profile.noBadges')}</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
        {badges.map(({ id, earned_on }) => (
          <li
            key={id}
            className="grid content-start justify-items-center gap-1 rounded-md border border-line bg-surface p-4 text-center"
          >
            <BadgeDrawing id={id} state="earned" className="size-20" />
            <span className="font-medium text-sm">{t(`badges:${id}.name`)}</span>
            <span className="text-muted text-xs">{t('profile.earned', { date: format.date(earned_on) })}</span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
