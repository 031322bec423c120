import { isLanguage, languageNames, languages } from '@navor/languages';
import type layout from '@navor/translations/sl/layout.json';
import { Wordmark } from '@navor/ui/brand/wordmark.tsx';
import { useTranslation } from 'react-i18next';
import { Form, href, Link, useLocation } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';

type FooterLink = {
  to: string;
  label: keyof (typeof layout)['footer']['links'];
  /** Whom it is for, if not for everybody. Whoever is signed in never sees the front page, and has an account. */
  only?: 'visitors' | 'signed-in';
};

const lists: { title: 'product' | 'company' | 'support'; links: FooterLink[] }[] = [
  {
    title: 'product',
    links: [
      { to: '/#offer', label: 'offer', only: 'visitors' },
      { to: href('/dashboard'), label: 'dashboard', only: 'signed-in' },
      { to: href('/courses'), label: 'courses' },
      { to: href('/technical-library'), label: 'library' },
      { to: href('/subscription'), label: 'plans' },
      { to: href('/auth/signup'), label: 'signUp', only: 'visitors' },
    ],
  },
  {
    title: 'company',
    links: [
      { to: href('/about'), label: 'about' },
      { to: '/#audience', label: 'audience', only: 'visitors' },
      { to: href('/cms'), label: 'authors', only: 'visitors' },
      { to: href('/contact'), label: 'writeToUs' },
      { to: href('/terms'), label: 'terms' },
      { to: href('/privacy'), label: 'privacy' },
    ],
  },
  {
    title: 'support',
    links: [
      { to: href('/faq'), label: 'faq' },
      { to: href('/auth/login'), label: 'logIn', only: 'visitors' },
      { to: href('/dashboard/settings'), label: 'settings', only: 'signed-in' },
      { to: href('/verify'), label: 'verify' },
      { to: '/api/docs', label: 'api' },
    ],
  },
];

export function PublicFooter() {
  const { t } = useTranslation('layout');
  const { user } = useAuth();
  const reader = user ? 'signed-in' : 'visitors';
  return (
    <footer className="border-line border-t bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-12 sm:grid-cols-2 md:grid-cols-[1.5fr_1fr_1fr_1fr] md:px-8">
        <div className="grid content-start gap-3">
          <Wordmark className="text-xl" />
          <p className="max-w-xs text-muted text-sm">{t('footer.claim')}</p>
        </div>
        {lists.map(({ title, links }) => (
          <nav key={title} aria-labelledby={`footer-${title}`}>
            <h2 id={`footer-${title}`} className="font-semibold text-sm">
              {t(`footer.${title}`)}
            </h2>
            <ul className="mt-3 grid gap-1">
              {links
                .filter(({ only = reader }) => only === reader)
                .map(({ to, label }) => (
                  <li key={to}>
                    <FooterAnchor to={to}>{t(`footer.links.${label}`)}</FooterAnchor>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-4 border-line border-t px-4 py-6 md:px-8">
        <p className="text-muted text-sm">{t('footer.copyright')}</p>
        <LanguageForm />
      </div>
    </footer>
  );
}

const anchorClasses = 'inline-block rounded-sm py-1 text-muted text-sm hover:text-ink hover:underline';

/** Only screens of the web app are navigated to in place; the API's own pages are plain links. */
function FooterAnchor({ to, children }: { to: string; children: string }) {
  const isScreen = !to.startsWith('/api/');
  return isScreen ? (
    <Link to={to} className={anchorClasses}>
      {children}
    </Link>
  ) : (
    <a href={to} className={anchorClasses}>
      {children}
    </a>
  );
}

/** Changes the language without any script as well. */
function LanguageForm() {
  const { t } = useTranslation('layout');
  const { language, setLanguage } = useLanguageContext();
  const { pathname, search } = useLocation();
  return (
    <Form
      method="post"
      action={href('/preferences')}
      aria-label={t('language.label')}
      className="flex gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        const { value } = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
        if (isLanguage(value)) void setLanguage(value);
      }}
    >
      <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
      {languages.map((each) => (
        <button
          key={each}
          type="submit"
          name="language"
          value={each}
          lang={each}
          aria-pressed={each === language}
          className="min-h-11 rounded-sm px-2 text-muted text-sm hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink md:min-h-8"
        >
          {languageNames[each]}
        </button>
      ))}
    </Form>
  );
}
