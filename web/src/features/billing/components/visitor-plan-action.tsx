import { type ListedPlan, type PlanId, plans } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { signUpPath } from '#platform/login-path.ts';
import { plansPathFor } from '../billing-paths.ts';
import { PlanLink } from './plan-link.tsx';

type VisitorPlanActionProps = {
  listed: ListedPlan;
  /** Whether anybody takes payments here. */
  canSubscribe: boolean;
  /** The plan that somebody came for. */
  wanted?: PlanId | null;
  /** Where to go on afterwards. */
  from?: string | null;
};

/** The step that somebody without an account takes towards a plan. Whoever is signed in is led on past the sign-up. */
export function VisitorPlanAction({ listed, canSubscribe, wanted = null, from = null }: VisitorPlanActionProps) {
  const { t } = useTranslation('plans');
  if (listed.kind === 'custom')
    return <PlanLink to={`${href('/contact')}?topic=organisation`} label={t('writeToUs')} />;
  if (listed.kind === 'free')
    return <PlanLink to={signUpPath(from ?? href('/dashboard'))} label={t('createAccount')} />;
  if (!canSubscribe) return null;
  const { plan } = listed;
  return (
    <PlanLink
      to={signUpPath(plansPathFor({ plan: plan.id, from }))}
      label={t('tryPlan', { plan: plan.name })}
      isPrimary={wanted ? plans[wanted].tier === plan.tier : plan.tier === 'standard'}
    />
  );
}
