import type { Verification } from '@navor/contract';
import type { VerificationState } from '@navor/contract/choices';
import { clsx } from 'clsx';
import { CircleCheck, CircleHelp, CircleX, type LucideIcon, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter, useHomeFormatter } from '#platform/use-formatter.ts';
import { useFocusOnArrival } from '#screen/use-focus-on-arrival.ts';

const looks: Record<VerificationState, { Icon: LucideIcon; ground: string; mark: string }> = {
  valid: { Icon: CircleCheck, ground: 'border-ok/40 bg-ok-soft', mark: 'text-ok' },
  revoked: { Icon: CircleX, ground: 'border-danger/40 bg-danger-soft', mark: 'text-danger' },
  replaced: { Icon: RefreshCw, ground: 'border-warn/40 bg-warn-soft', mark: 'text-warn' },
  unknown: { Icon: CircleHelp, ground: 'border-line-strong bg-sunken', mark: 'text-muted' },
};

type VerdictProps = {
  verification: Verification;
  /** Stands on what is printed or kept of the page: tomorrow the answer may be another. */
  checkedAt: Date;
};

/** Whether the certificate is good, in a sign and in words. */
export function Verdict({ verification: { state, serial, certificate }, checkedAt }: VerdictProps) {
  const { t } = useTranslation('verification');
  const format = useHomeFormatter();
  const { dateTime } = useFormatter();
  const { Icon, ground, mark } = looks[state];
  const title = useFocusOnArrival();
  const date = certificate?.ended_at ? format.date(certificate.ended_at) : '';
  return (
    <div className={clsx('flex items-start gap-4 rounded-md border p-5 md:p-6', ground)}>
      <Icon aria-hidden className={clsx('size-8 shrink-0 md:size-10', mark)} />
      <div className="grid min-w-0 gap-1">
        <h1 ref={title} tabIndex={-1} className="outline-none font-semibold text-xl md:text-2xl">
          {t(`result.${state}`)}
        </h1>
        <p className="wrap-anywhere max-w-reading">{t(`result.${state}Text`, { serial, date })}</p>
        <p className="tabular text-muted text-sm">{t('result.checked', { at: dateTime(checkedAt) })}</p>
      </div>
    </div>
  );
}
