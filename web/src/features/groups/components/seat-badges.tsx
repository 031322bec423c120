import type { GroupSessionCard } from '@navor/contract';
import { Badge } from '@navor/ui/badge.tsx';
import { useTranslation } from 'react-i18next';

type SeatBadgesProps = { session: GroupSessionCard; now: Date };

/** How a session stands, and how its reader stands with it. */
export function SeatBadges({ session, now }: SeatBadgesProps) {
  const { t } = useTranslation('groups');
  const { status, standing, is_own, free_seats, waiting_count } = session;
  if (status === 'cancelled') return <Badge tone="destructive">{t('cancelled')}</Badge>;
  const isOver = session.ends_at <= now;
  return (
    <>
      {is_own && <Badge>{t('standing.own')}</Badge>}
      {standing && standing.status !== 'left' && (
        <Badge tone={standing.status === 'taken' ? 'ok' : 'warn'}>{t(`standing.${standing.status}`)}</Badge>
      )}
      {isOver && <Badge tone="neutral">{t('over')}</Badge>}
      {!isOver && free_seats > 0 && <Badge tone="neutral">{t('seatsLeft', { count: free_seats })}</Badge>}
      {!isOver && free_seats === 0 && <Badge tone="neutral">{t('full')}</Badge>}
      {!isOver && waiting_count > 0 && <Badge tone="neutral">{t('waiting', { count: waiting_count })}</Badge>}
    </>
  );
}
