import type { Badge } from '@navor/contract';
import { Card, CardTitle } from '@navor/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { BadgeLine } from './badge-line.tsx';
import { shareOf } from './use-badge-texts.ts';

const shownCount = 2;

/** The open badges that are nearest, so that nobody has to look for the next step among all. */
export function NearestBadges({ badges }: { badges: Badge[] }) {
  const { t } = useTranslation('achievements');
  const nearest = badges
    .filter(({ earned_at, progress }) => earned_at === null && progress.value > 0)
    .sort((one, other) => shareOf(other.progress) - shareOf(one.progress))
    .slice(0, shownCount);
  if (nearest.length === 0) return null;
  return (
    <Card className="gap-4 p-4 md:p-6">
      <CardTitle>{t('badges.nearest')}</CardTitle>
      <ul className="grid gap-3">
        {nearest.map((badge) => (
          <li key={badge.id}>
            <BadgeLine badge={badge} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
