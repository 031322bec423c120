import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { loginPath, signUpPath } from '#platform/login-path.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { Abilities } from '../components/introduction/abilities.tsx';

export const handle: ScreenHandle = { namespaces: ['cms'] };

const steps = ['account', 'request', 'decision'] as const;

/** What the CMS is, for visitors; whoever is signed in is led to the workbench instead. */
export default function AboutCmsScreen() {
  const { t } = useTranslation('cms');
  const back = href('/dashboard/cms');
  return (
    <>
      <PageMeta title={t('title')} description={t('metaDescription')} />
      <section aria-labelledby="cms-title" className="blueprint-grid">
        <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] items-center gap-10 px-4 py-12 md:px-8 lg:grid-cols-[1fr_auto] lg:py-20">
          <div className="grid content-start gap-5">
            <p className="font-medium text-action text-sm">{t('eyebrow')}</p>
            <h1 id="cms-title" className="text-balance font-semibold text-4xl leading-[1.1] tracking-tight sm:text-5xl">
              {t('heading')}
            </h1>
            <p className="max-w-reading text-lg text-muted leading-relaxed">{t('lead')}</p>
            <div className="flex flex-wrap gap-3 pt-2">
              <Button asChild size="lg">
                <Link to={loginPath(back)}>{t('logIn')}</Link>
              </Button>
              <Button asChild size="lg" variant="secondary">
                <Link to={signUpPath(back)}>{t('signUp')}</Link>
              </Button>
            </div>
          </div>
          <Vijak pose="hello" className="hidden w-64 lg:block" />
        </div>
      </section>
      <div className="mx-auto grid max-w-6xl gap-12 px-4 py-12 md:px-8 md:py-16">
        <Abilities />
        <section aria-labelledby="cms-steps" className="grid gap-4">
          <h2 id="cms-steps" className="font-semibold text-xl md:text-2xl">
            {t('steps.title')}
          </h2>
          <ol className="grid gap-4 md:grid-cols-3">
            {steps.map((step, index) => (
              <li key={step} className="grid content-start gap-1 border-line border-t-2 pt-4">
                <span aria-hidden className="tabular font-mono text-muted text-sm">
                  {index + 1}
                </span>
                <h3 className="font-semibold">{t(`steps.${step}.title`)}</h3>
                <p className="text-muted">{t(`steps.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}
