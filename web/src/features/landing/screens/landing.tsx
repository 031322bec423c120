import { useTranslation } from 'react-i18next';
import { PageMeta } from '#platform/page-meta.tsx';
import { Audience } from '../components/audience.tsx';
import { Capabilities } from '../components/capabilities.tsx';
import { Claims } from '../components/claims.tsx';
import { ClosingCall } from '../components/closing-call.tsx';
import { Faq } from '../components/faq.tsx';
import { Hero } from '../components/hero.tsx';
import { Plans } from '../components/plans.tsx';
import { Steps } from '../components/steps.tsx';
import { Strengths } from '../components/strengths.tsx';

export const handle = { namespaces: ['landing', 'plans'] };

export default function Landing() {
  const { t } = useTranslation('landing');

  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <Hero />
      <Audience />
      <Strengths />
      <Capabilities />
      <Steps />
      <Claims />
      <Plans />
      <Faq />
      <ClosingCall />
    </>
  );
}
