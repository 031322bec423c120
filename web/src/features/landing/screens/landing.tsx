import { useTranslation } from 'react-i18next';
import { apiOf } from '#platform/page-context.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { Audience } from '../components/audience.tsx';
import { Capabilities } from '../components/capabilities.tsx';
import { Claims } from '../components/claims.tsx';
import { ClosingCall } from '../components/closing-call.tsx';
import { Faq } from '../components/faq.tsx';
import { Hero } from '../components/hero.tsx';
import { Plans } from '../components/plans.tsx';
import { Steps } from '../components/steps.tsx';
import { Strengths } from '../components/strengths.tsx';
import type { Route } from './+types/landing.ts';

export const handle = { namespaces: ['landing', 'plans'] };

/** Trials and prices are promised only where somebody takes payments. */
export async function loader({ context }: Route.LoaderArgs) {
  const { cashier } = await apiOf(context).billing.offer();
  return { canSubscribe: cashier !== null };
}

export default function Landing({ loaderData: { canSubscribe } }: Route.ComponentProps) {
  const { t } = useTranslation('landing');

  return (
    <>
      <PageMeta title={t('meta.title')} description={t(canSubscribe ? 'meta.description' : 'hero.lead')} />
      <Hero canSubscribe={canSubscribe} />
      <Audience />
      <Strengths />
      <Capabilities />
      <Steps />
      <Claims canSubscribe={canSubscribe} />
      <Plans canSubscribe={canSubscribe} />
      <Faq canSubscribe={canSubscribe} />
      <ClosingCall />
    </>
  );
}
