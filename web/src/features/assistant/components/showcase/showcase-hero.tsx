import { Button } from '@navor/ui/button.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { chatPath } from '../../assistant-paths.ts';

/** What the assistant is in a sentence, and beside it the box in which it can be tried. */
export function ShowcaseHero({ children }: { children: ReactNode }) {
  const { t } = useTranslation('assistant-showcase');
  const { user } = useAuth();
  return (
    <section aria-labelledby="showcase-title" className="blueprint-grid">
      <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-10 px-4 py-12 md:px-8 lg:grid-cols-2 lg:gap-16 lg:py-20">
        <div className="grid content-start gap-5">
          <p className="font-medium text-action text-sm">{t('eyebrow')}</p>
          <h1
            id="showcase-title"
            className="text-balance font-semibold text-4xl leading-[1.1] tracking-tight sm:text-5xl"
          >
            {t('heading')}
          </h1>
          <p className="max-w-reading text-lg text-muted leading-relaxed">{t('lead')}</p>
          <div className="flex flex-wrap gap-3 pt-2">
            <Button asChild size="lg">
              {user ? (
                <Link to={chatPath} prefetch="intent">
                  {t('openChat')}
                </Link>
              ) : (
                <Link to={href('/auth/signup')}>{t('signUp')}</Link>
              )}
            </Button>
          </div>
          {!user && <p className="text-muted text-sm">{t('signUpNote')}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
