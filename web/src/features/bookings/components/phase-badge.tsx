import type { BookingSummary } from '@navor/contract';
import { Badge, type BadgeProps } from '@navor/ui/badge.tsx';
import { useTranslation } from 'react-i18next';

const tones: Record<BookingSummary['phase'], BadgeProps['tone']> = {
  held: 'warn',
  lapsed: 'neutral',
  upcoming: 'ok',
  running: 'signal',
  over: 'neutral',
  missed: 'destructive',
  cancelled: 'destructive',
};

export function PhaseBadge({ phase }: Pick<BookingSummary, 'phase'>) {
  const { t } = useTranslation('bookings');
  return <Badge tone={tones[phase]}>{t(`phase.${phase}`)}</Badge>;
}
