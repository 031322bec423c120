import { trialDays } from '@navor/contract/choices';
import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { TorqueFigure } from './torque-figure.tsx';

export function Hero({ canSubscribe }: { canSubscribe: boolean }) {
  const { t } = useTranslation(['landing', 'plans']);

  return (
    <section aria-labelledby="hero-title" className="blueprint-grid">
      <div className="mx-auto grid max-w-6xl gap-12 px-4 py-12 md:px-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:items-center lg:gap-16 lg:py-24">
        <div>
          <p className="text-sm font-medium text-action">{t('hero.eyebrow')}</p>
          <h1
            id="hero-title"
            className="mt-4 text-4xl leading-[1.1] font-semibold tracking-tight sm:text-5xl lg:text-[3.5rem]"
          >
            {t('hero.title')}
          </h1>
          <p className="mt-6 max-w-reading text-lg leading-relaxed text-muted">{t('hero.lead')}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button asChild size="lg">
              <Link to={href('/auth/signup')}>{t('hero.signUp')}</Link>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <Link to={href('/courses')}>{t('hero.seeCourses')}</Link>
            </Button>
          </div>
          <p className="mt-4 text-sm text-muted">
            {canSubscribe && `${t('hero.trial', { period: t('plans:days', { count: trialDays }) })} `}
            <span className="whitespace-nowrap">
              {t('hero.haveAccount')}{' '}
              <Link
                to={href('/auth/login')}
                className="text-action underline underline-offset-4 hover:text-action-hover"
              >
                {t('hero.logIn')}
              </Link>
            </span>
          </p>
          <div className="mt-10 flex items-center gap-4">
            <Vijak pose="hello" title={t('hero.mascot')} className="w-24 shrink-0 sm:w-40" />
            <p className="max-w-72 border-l-2 border-signal pl-4 text-sm leading-relaxed">{t('hero.name')}</p>
          </div>
        </div>
        <TorqueFigure />
      </div>
    </section>
  );
}
