import { guaranteeDays, trialDays } from '@navor/contract/choices';
import { BadgeCheck, CalendarX, FileText, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const facts = [
  { name: 'trial', Icon: BadgeCheck },
  { name: 'cancel', Icon: CalendarX },
  { name: 'guarantee', Icon: RotateCcw },
  { name: 'invoices', Icon: FileText },
] as const;

const days = { trial: trialDays, cancel: 0, guarantee: guaranteeDays, invoices: 0 };

/** What people want to know before they pay. */
export function PlanFacts() {
  const { t } = useTranslation(['subscription', 'plans']);
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-6 border-line border-t pt-8">
      <h2 id={id} className="font-semibold text-2xl tracking-tight">
        {t('facts.title')}
      </h2>
      <ul className="grid gap-6 sm:grid-cols-2">
        {facts.map(({ name, Icon }) => (
          <li key={name} className="flex items-start gap-3">
            <Icon aria-hidden className="mt-1 size-5 shrink-0 text-action" />
            <div className="grid gap-1">
              <h3 className="font-semibold">{t(`facts.${name}.title`)}</h3>
              <p className="max-w-reading text-muted">
                {t(`facts.${name}.text`, { period: t('plans:days', { count: days[name] }) })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
