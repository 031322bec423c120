import type { Account } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { Badge } from '@navor/ui/badge.tsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IntentForm, useDoneToast, useIntent } from '#screen/forms/intent-form.tsx';
import { SettingsSection } from '#screen/settings-section.tsx';
import { CurrentPasswordField } from './settings-current-password.tsx';
import type { SecurityAnswer } from './settings-security-intents.ts';
import { TwoFactorOn } from './two-factor-on.tsx';
import { TwoFactorSetupPanel } from './two-factor-setup.tsx';
import { readSetup } from './two-factor-setup-field.ts';

type TwoFactorSectionProps = { account: Account; answer: SecurityAnswer | undefined };

export function TwoFactorSection({ account, answer }: TwoFactorSectionProps) {
  const { t } = useTranslation('settings');
  const start = useIntent(answer, 'start-two-factor');
  const confirm = useIntent(answer, 'confirm-two-factor');
  const stop = useIntent(answer, 'stop-two-factor');
  useDoneToast(confirm, t('twoFactor.switchedOn'));
  useDoneToast(stop, t('twoFactor.switchedOff'));
  const isOn = account.has_two_factor;
  // A setup that led to its goal, or to one that was given up since, must not appear again.
  const isOver = confirm.timesDone >= start.timesDone;
  const setup = isOver ? readSetup(confirm.values.setup) : start.result;
  const panel = useFocusOnChange(isOn ? 'on' : setup ? 'setup' : 'off');
  return (
    <SettingsSection
      title={t('twoFactor.title')}
      text={t('twoFactor.text')}
      badge={<Badge tone={isOn ? 'ok' : 'neutral'}>{t(isOn ? 'twoFactor.on' : 'twoFactor.off')}</Badge>}
    >
      <div ref={panel} tabIndex={-1} className="outline-none">
        {isOn && start.errorCode === 'TWO_FACTOR_ALREADY_ON' && (
          <Alert className="mb-5 max-w-reading">{start.formError}</Alert>
        )}
        {isOn && <TwoFactorOn codesLeft={account.recovery_codes_left ?? 0} stop={stop} answer={answer} />}
        {!isOn && setup && <TwoFactorSetupPanel setup={setup} confirm={confirm} />}
        {!isOn && !setup && (
          <IntentForm state={start} variant="secondary" submitLabel={t('twoFactor.start')}>
            <CurrentPasswordField error={start.fieldError('password')} />
          </IntentForm>
        )}
      </div>
    </SettingsSection>
  );
}

/** What had the focus is gone with the panel it was in; the new panel goes on from there. */
function useFocusOnChange(view: string) {
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current !== view) panel.current?.focus();
    shown.current = view;
  }, [view]);
  return panel;
}
