import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';

/** For who comes back after a break. What was reached stays, and what was missed is not counted up to anybody. */
export function WelcomeBack({ longest }: { longest: number }) {
  const { t } = useTranslation('achievements');
  return (
    <section className="blueprint-grid flex flex-wrap items-center gap-x-6 gap-y-4 rounded-md border border-line bg-surface p-4 md:p-6">
      <Vijak pose="hello" className="w-28" />
      <div className="grid min-w-0 flex-1 basis-60 justify-items-start gap-3">
        <div className="grid gap-1">
          <h2 className="font-semibold text-lg">{t('welcome.title')}</h2>
          <p className="max-w-reading text-muted">{t('welcome.longest', { count: longest })}</p>
        </div>
        <Button asChild>
          <Link to={href('/dashboard')} prefetch="intent">
            {t('welcome.action')}
          </Link>
        </Button>
      </div>
    </section>
  );
}
