import type { GroupSessionCard } from '@navor/contract';
import { Badge } from '@navor/ui/badge.tsx';
import { useTranslation } from 'react-i18next';

type SeatBadgesProps = { session: GroupSessionCard; now: Date };

/** How a session stands, and how its reader stands with it. */
export function SeatBadges({ session, now }: SeatBadgesProps) {
  const { t } = useTranslation('groups');
  const { status, standing, is_own } = session;
  if (status === 'cancelled') return <Badge tone="destructive">{t('cancelled')}</Badge>;
  return (
    <>
      {is_own && <Badge>{t('standing.own')}</Badge>}
      {standing && standing.status !== 'left' && (
        <Badge tone={standing.status === 'taken' ? 'ok' : 'warn'}>{t(`standing.${standing.status}`)}</Badge>
      )}
      {session.ends_at <= now && <Badge tone="neutral">{t('over')}</Badge>}
    </>
  );
}
