import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';

const FIRST_LESSON = href('/courses/:courseId/:lessonId', {
  courseId: 'osnove-elektrotehnike',
  lessonId: 'elektricni-naboj',
});

export function ClosingCall() {
  const { t } = useTranslation('landing');

  return (
    <section aria-labelledby="closing-title" className="border-t border-line bg-sunken">
      <div className="mx-auto flex max-w-6xl flex-col-reverse items-start gap-6 px-4 py-12 sm:flex-row sm:items-center sm:justify-between md:px-8 lg:py-16">
        <div>
          <h2 id="closing-title" className="text-2xl font-semibold tracking-tight sm:text-3xl">
            {t('closing.title')}
          </h2>
          <p className="mt-3 max-w-reading text-reading text-muted">{t('closing.text')}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button asChild size="lg">
              <Link to={href('/auth/signup')}>{t('closing.signUp')}</Link>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <Link to={FIRST_LESSON} prefetch="intent">
                {t('closing.readFirst')}
              </Link>
            </Button>
            <Button asChild size="lg" variant="ghost">
              <Link to={href('/auth/login')}>{t('closing.logIn')}</Link>
            </Button>
          </div>
        </div>
        <Vijak pose="well-done" className="w-40 shrink-0 sm:w-56" />
      </div>
    </section>
  );
}
