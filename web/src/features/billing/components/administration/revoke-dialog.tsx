import type { ListedSubscription } from '@navor/contract';
import { grantablePlans } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#screen/forms/reason-dialog.tsx';

/** Says what will happen and asks why, before it takes somebody's plan. */
export function RevokeDialog({ subscription }: { subscription: ListedSubscription }) {
  const { t } = useTranslation('billing-administration');
  const { id, source, person, plan_id } = subscription;
  const name = person?.full_name ?? t('gone');
  const plan = grantablePlans[plan_id].name;
  return (
    <ReasonDialog
      intent="revoke"
      id={id}
      texts={{
        open: t('revoke.open'),
        openOf: t('revoke.openOf', { name }),
        title: t('revoke.title', { name }),
        consequence: source === 'granted' ? t('revoke.granted', { plan }) : t('revoke.paid', { plan }),
        reason: t('revoke.reason'),
        reasonHelp: t('revoke.reasonHelp'),
        submit: t('revoke.submit'),
        done: t('revoke.done', { name }),
      }}
    />
  );
}
