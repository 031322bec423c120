import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IntentForm, type IntentState, useIntent } from '#screen/forms/intent-form.tsx';
import { CurrentPasswordField } from './settings-current-password.tsx';
import type { SecurityAnswer } from './settings-security-intents.ts';
import { RecoveryCodes } from './two-factor-codes.tsx';

type TwoFactorOnProps = { codesLeft: number; stop: IntentState; answer: SecurityAnswer | undefined };

/** Fewer than this many codes are worth a word. */
const fewCodes = 3;

export function TwoFactorOn({ codesLeft, stop, answer }: TwoFactorOnProps) {
  const { t } = useTranslation('settings');
  const renew = useIntent(answer, 'renew-recovery-codes');
  return (
    <div className="grid gap-4">
      <p className="text-sm">
        {t('twoFactor.codesLeft', { count: codesLeft })}
        {codesLeft < fewCodes && <strong className="font-medium text-warn"> {t('twoFactor.codesFew')}</strong>}
      </p>
      {renew.result && <RecoveryCodes codes={renew.result.recovery_codes} />}
      <Disclosure title={t('twoFactor.renew.title')} isOpen={Boolean(renew.refusal) || renew.timesDone > 0}>
        <p className="max-w-reading text-muted text-sm">{t('twoFactor.renew.text')}</p>
        <IntentForm state={renew} variant="secondary" submitLabel={t('twoFactor.renew.submit')}>
          <CurrentPasswordField error={renew.fieldError('password')} />
        </IntentForm>
      </Disclosure>
      <Disclosure title={t('twoFactor.stop.title')} isOpen={Boolean(stop.refusal)}>
        <p className="max-w-reading text-muted text-sm">{t('twoFactor.stop.text')}</p>
        <IntentForm state={stop} variant="danger" submitLabel={t('twoFactor.stop.submit')}>
          <CurrentPasswordField error={stop.fieldError('password')} />
        </IntentForm>
      </Disclosure>
    </div>
  );
}

function Disclosure({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="group border-line border-t pt-2">
      <summary className="-mx-2 flex min-h-11 list-none items-center gap-2 rounded-md px-2 font-medium text-sm hover:bg-action-soft md:min-h-10 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        {title}
      </summary>
      <div className="grid gap-4 pt-3 pb-2">{children}</div>
    </details>
  );
}
