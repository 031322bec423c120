import { guaranteeDays, trialDays } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { CLAIMS } from '../claims.ts';
import { formatNumber, formatRange } from '../number-formats.ts';

/** The numbers on a dark band in either theme. */
export function Claims({ canSubscribe }: { canSubscribe: boolean }) {
  const { t, i18n } = useTranslation(['landing', 'plans']);

  return (
    <section aria-labelledby="claims-title" data-theme="dark" className="border-y border-line bg-surface text-ink">
      <div className="mx-auto max-w-6xl px-4 py-12 md:px-8 lg:py-16">
        <h2 id="claims-title" className="sr-only">
          {t('claims.title')}
        </h2>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-6 lg:flex lg:justify-between">
          <Claim
            className="col-span-2"
            value={t('claims.professionals.value', { number: formatNumber(CLAIMS.professionals, i18n.language) })}
            label={t('claims.professionals.label')}
          />
          <Claim
            className="md:col-span-2"
            value={t('claims.weeks.value', { range: formatRange(CLAIMS.weeksPerCourse, i18n.language) })}
            label={t('claims.weeks.label')}
          />
          <Claim
            className="md:col-span-2"
            value={t('claims.hours.value', { range: formatRange(CLAIMS.hoursPerWeek, i18n.language) })}
            label={t('claims.hours.label')}
          />
          {canSubscribe && (
            <>
              <Claim
                className="md:col-span-3"
                value={t('plans:days', { count: trialDays })}
                label={t('claims.trial.label')}
              />
              <Claim
                className="md:col-span-3"
                value={t('plans:days', { count: guaranteeDays })}
                label={t('claims.guarantee.label')}
              />
            </>
          )}
        </dl>
      </div>
    </section>
  );
}

function Claim({ value, label, className }: { value: string; label: string; className: string }) {
  return (
    <div className={`flex flex-col-reverse justify-end lg:max-w-48 ${className}`}>
      <dt className="mt-1 text-sm text-muted">{label}</dt>
      <dd className="tabular text-2xl font-semibold tracking-tight sm:whitespace-nowrap lg:text-[1.75rem]">{value}</dd>
    </div>
  );
}
