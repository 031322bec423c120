import type { Device } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { Badge } from '@navor/ui/badge.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { ActionForm } from '#screen/forms/action-form.tsx';
import { useDoneToast, useIntent } from '#screen/forms/intent-form.tsx';
import { SettingsSection } from '#screen/settings-section.tsx';
import { deviceName } from './device-name.ts';
import { EndOtherSessions } from './session-end-others.tsx';
import type { SecurityAnswer } from './settings-security-intents.ts';

type DevicesSectionProps = { devices: Device[]; now: Date; answer: SecurityAnswer | undefined };

export function DevicesSection({ devices, now, answer }: DevicesSectionProps) {
  const { t } = useTranslation('settings');
  const endOne = useIntent(answer, 'end-session');
  const endOthers = useIntent(answer, 'end-other-sessions');
  useDoneToast(endOne, t('devices.ended'));
  useDoneToast(endOthers, t('devices.othersEnded'));
  const list = useRef<HTMLUListElement>(null);
  // The button that had the focus is gone with its row.
  useEffect(() => {
    if (endOne.timesDone > 0) list.current?.focus();
  }, [endOne.timesDone]);
  const problem = endOne.formError ?? endOthers.formError;
  return (
    <SettingsSection title={t('devices.title')} text={t('devices.text')}>
      <div className="grid gap-4">
        {problem && <Alert tone="danger">{problem}</Alert>}
        <ul ref={list} tabIndex={-1} className="divide-y divide-line border-line border-y outline-none">
          {thisOneFirst(devices).map((device) => (
            <DeviceRow key={device.id} device={device} now={now} />
          ))}
        </ul>
        {devices.some(({ is_current }) => !is_current) && <EndOtherSessions isBusy={endOthers.isBusy} />}
      </div>
    </SettingsSection>
  );
}

function thisOneFirst(devices: Device[]): Device[] {
  return devices.toSorted((one, other) => Number(other.is_current) - Number(one.is_current));
}

const icons = { computer: Monitor, phone: Smartphone, tablet: Tablet };

function DeviceRow({ device, now }: { device: Device; now: Date }) {
  const { t } = useTranslation('settings');
  const format = useFormatter();
  const { browser, system, kind } = deviceName(device.user_agent);
  const Icon = icons[kind];
  const name = browser && system ? t('devices.name', { browser, system }) : (browser ?? system ?? t('devices.unknown'));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Icon aria-hidden className="size-6 shrink-0 text-muted" />
      <div className="grid min-w-0 grow basis-40 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-sm">
          {name}
          {device.is_current && <Badge tone="ok">{t('devices.current')}</Badge>}
        </p>
        <p className="text-muted text-sm">
          {!device.is_current && `${t('devices.lastActive', { when: format.relative(device.last_active_at, now) })} `}
          {t('devices.since', { date: format.date(device.created_at) })}
        </p>
        {device.ip_address && <p className="tabular break-all text-muted text-xs">{device.ip_address}</p>}
      </div>
      {!device.is_current && <EndSessionForm id={device.id} name={name} />}
    </li>
  );
}

function EndSessionForm({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('settings');
  const { state, formData } = useNavigation();
  return (
    <ActionForm answer={undefined} preventScrollReset>
      <input type="hidden" name="intent" value="end-session" />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        aria-label={t('devices.endNamed', { name })}
        isBusy={state !== 'idle' && formData?.get('id') === id}
      >
        {t('devices.end')}
      </Button>
    </ActionForm>
  );
}
