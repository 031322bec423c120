import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IntentForm, type IntentState } from '#screen/forms/intent-form.tsx';
import type { TwoFactorSetup } from './settings-security-intents.ts';
import { RecoveryCodes } from './two-factor-codes.tsx';
import type { QrDrawing } from './two-factor-qr.ts';
import { writeSetup } from './two-factor-setup-field.ts';

type TwoFactorSetupPanelProps = { setup: TwoFactorSetup; confirm: IntentState };

/** Three steps in the order that keeps people from locking themselves out: the codes are shown before the switch. */
export function TwoFactorSetupPanel({ setup, confirm }: TwoFactorSetupPanelProps) {
  const { t } = useTranslation('settings');
  const isWrongCode = confirm.errorCode === 'INVALID_CODE';
  return (
    <ol className="grid gap-8">
      <Step number={1} title={t('twoFactor.scan.title')}>
        <p className="max-w-reading text-muted text-sm">{t('twoFactor.scan.text')}</p>
        <div className="flex flex-wrap items-center gap-6">
          <QrCode drawing={setup.qr} label={t('twoFactor.scan.label')} />
          <div className="grid min-w-0 gap-1 text-sm">
            <p>{t('twoFactor.scan.byHand')}</p>
            <code className="select-all break-words font-mono text-base">{inGroups(setup.secret)}</code>
          </div>
        </div>
      </Step>
      <Step number={2} title={t('twoFactor.codes.title')}>
        <RecoveryCodes codes={setup.recovery_codes} />
      </Step>
      <Step number={3} title={t('twoFactor.confirm.title')}>
        <IntentForm
          state={isWrongCode ? { ...confirm, formError: undefined } : confirm}
          submitLabel={t('twoFactor.confirm.submit')}
        >
          <input type="hidden" name="setup" value={writeSetup(setup)} />
          <Field
            label={t('twoFactor.confirm.label')}
            help={t('twoFactor.confirm.help')}
            error={isWrongCode ? confirm.formError : confirm.fieldError('code')}
            isRequired
          >
            <Input
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
              className="tabular max-w-40 font-mono"
            />
          </Field>
        </IntentForm>
      </Step>
    </ol>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="grid gap-3">
      <h3 className="flex items-center gap-3 font-semibold text-sm">
        <span
          aria-hidden
          className="tabular grid size-7 shrink-0 place-items-center rounded-full bg-action-soft text-action"
        >
          {number}
        </span>
        {title}
      </h3>
      {children}
    </li>
  );
}

/** Dark on light in every theme: many scanners read nothing else. */
function QrCode({ drawing: { size, path }, label }: { drawing: QrDrawing; label: string }) {
  return (
    <svg
      data-theme="light"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 shrink-0 rounded-md bg-surface text-ink"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** Four letters at a time are what one remembers between two screens. */
function inGroups(secret: string): string {
  return (
    secret
      .replace(/\s/g, '')
      .match(/.{1,4}/g)
      ?.join(' ') ?? ''
  );
}
