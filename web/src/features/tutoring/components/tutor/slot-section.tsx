import type { Tutor, SlotWeek as Week } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { Card } from '@navor/ui/card.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { zoneCity } from '#screen/time-zones/zone-names.ts';
import { TitledSection } from '#screen/titled-section.tsx';
import { ChooseMinutes } from './choose-minutes.tsx';
import type { AskedSlots } from './slot-address.ts';
import { SlotPrice } from './slot-price.tsx';
import { SlotWeek } from './slot-week.tsx';

type SlotSectionProps = { tutor: Tutor; path: string; asked: AskedSlots; week: Week | null; today: string };

/** Free time, and in whose time zone it is told. Who pauses has none to show. */
export function SlotSection({ tutor, path, asked, week, today }: SlotSectionProps) {
  const { t } = useTranslation('tutoring');
  const { user } = useAuth();
  if (!week) return <Alert tone="info">{t('slots.paused')}</Alert>;
  const [own, theirs] = [zoneCity(week.time_zone), zoneCity(tutor.time_zone)];
  return (
    <TitledSection title={t('slots.title')} text={tutor.is_own ? t('slots.ownText') : t('slots.text')}>
      <Card className="gap-5 p-4 md:p-6">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <ChooseMinutes path={path} asked={asked} />
          <SlotPrice week={week} />
        </div>
        <p className="flex items-start gap-2 text-sm">
          <Globe aria-hidden className="mt-0.5 size-4 shrink-0 text-action" />
          <span>
            {t('slots.zone', { zone: own })}
            {own !== theirs && <> {t('slots.theirZone', { zone: theirs })}</>}{' '}
            {user && <TextLink to={href('/dashboard/settings')}>{t('slots.changeZone')}</TextLink>}
          </span>
        </p>
        <SlotWeek path={path} tutor={tutor} asked={asked} week={week} today={today} />
      </Card>
    </TitledSection>
  );
}
