import type { AuditEntry } from '@navor/contract';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { usePlanName } from '#features/billing/index.ts';
import { useFormatter } from '#platform/use-formatter.ts';
import { listAddress } from '#screen/filter-form/list-address.ts';
import { readGrant, readRevocation, readRoles } from './audit-details.ts';

/** One thing that an administrator did: what, to whom, who, why and when. */
export function AuditItem({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('audit');
  const format = useFormatter();
  const { actor, subject, reason, at } = entry;
  const sentences = useSentences(entry);
  return (
    <li className="grid gap-x-8 gap-y-2 p-4 md:grid-cols-[1fr_auto] md:px-6">
      <div className="grid min-w-0 gap-1">
        {sentences.map((sentence) => (
          <h3 key={sentence} className="font-medium text-sm">
            {sentence}
          </h3>
        ))}
        <p className="text-sm [overflow-wrap:anywhere]">
          {t('subject', { name: subject?.full_name ?? t('gone') })}
          {subject && (
            <>
              {' '}
              <TextLink
                to={listAddress(href('/dashboard/people'), { search: subject.email })}
                aria-label={t('toPerson', { email: subject.email })}
                className="inline-flex min-h-11 items-center md:min-h-0"
              >
                {subject.email}
              </TextLink>
            </>
          )}
        </p>
        {reason && <p className="max-w-reading text-sm [overflow-wrap:anywhere]">{t('reason', { reason })}</p>}
      </div>
      <div className="grid content-start gap-0.5 text-muted text-sm md:text-right">
        <p className="[overflow-wrap:anywhere]">{t('actor', { name: actor?.full_name ?? t('gone') })}</p>
        <p className="tabular text-xs">{format.dateTime(at)}</p>
      </div>
    </li>
  );
}

function useSentences({ action, details }: AuditEntry): string[] {
  const { t } = useTranslation(['audit', 'profile']);
  const format = useFormatter();
  const planName = usePlanName();
  switch (action) {
    case 'plan_granted': {
      const { tier, endsAt } = readGrant(details);
      const plan = planName({ tier });
      return [endsAt ? t('grantedUntil', { plan, date: format.date(endsAt) }) : t('granted', { plan })];
    }
    case 'plan_revoked': {
      const { tier, isPaid } = readRevocation(details);
      return [t(isPaid ? 'revokedPaid' : 'revokedGrant', { plan: planName({ tier }) })];
    }
    case 'roles_set': {
      const { added, taken } = readRoles(details);
      const words = (some: typeof added) => some.map((role) => t(`profile:roles.${role}`)).join(', ');
      const sentences = [
        ...(added.length > 0 ? [t('rolesAdded', { roles: words(added) })] : []),
        ...(taken.length > 0 ? [t('rolesTaken', { roles: words(taken) })] : []),
      ];
      return sentences.length > 0 ? sentences : [t('rolesSet')];
    }
  }
}
