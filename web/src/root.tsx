import latinFont from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url';
import { ToasterOnDemand } from '@navor/ui/toaster-on-demand.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import { usePreloadedAttempt } from '#features/quizzes/preload-attempt.ts';
import { ErrorScreen } from '#layouts/error-screen.tsx';
import { NavigationBar } from '#layouts/navigation-bar.tsx';
import { StandaloneFrame } from '#layouts/standalone-frame.tsx';
import { useStayWithoutConnection } from '#layouts/use-stay-without-connection.ts';
import { AuthProvider } from '#platform/auth/auth-context.tsx';
import { LanguageProvider } from '#platform/i18n/language-context.tsx';
import { namespacesOf } from '#platform/i18n/options.ts';
import { InlineTexts } from '#platform/i18n/page-texts.tsx';
import { useNonce } from '#platform/nonce.tsx';
import { OutboxesProvider } from '#platform/outbox/outboxes.tsx';
import { pageOf } from '#platform/page-context.ts';
import { type RootData, useRootData } from '#platform/root-data.ts';
import { TimeZoneCookie } from '#platform/time-zone-cookie.tsx';
import { useFreshAfterReturn } from '#platform/use-fresh-after-return.ts';
import type { Route } from './+types/root.ts';
import styles from './styles.css?url';

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'preload', href: latinFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const { api, preferences, isDemo, origin } = pageOf(context);
  const session = await api.identity.session();
  // Who has chosen a time zone means it everywhere; the others go by the clock of their device.
  const timeZone = session.profile?.time_zone ?? preferences.timeZone;
  return { session, preferences: { ...preferences, timeZone }, isDemo, origin };
}

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const nonce = useNonce();
  const theme = useRootData()?.preferences.theme ?? themeOfPage();
  const namespaces = namespacesOf(useMatches());
  return (
    <html lang={i18n.language} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <InlineTexts namespaces={namespaces} />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** Where the data could not be fetched, the page stays as it was. */
function themeOfPage(): string {
  return (typeof document === 'undefined' ? undefined : document.documentElement.dataset.theme) ?? 'system';
}

export { shouldRevalidate } from '#features/quizzes/steps-within-attempt.ts';

export default function Root() {
  usePreloadedAttempt();
  useStayWithoutConnection();
  useFreshAfterReturn();
  return (
    <Providers>
      <NavigationBar />
      <Outlet />
    </Providers>
  );
}

/** The last resort: an error in a layout itself, so nothing but the plain frame can be trusted. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Providers>
      <StandaloneFrame>
        <ErrorScreen error={error} homePath="/" />
      </StandaloneFrame>
    </Providers>
  );
}

function Providers({ children }: { children: ReactNode }) {
  return (
    <OutboxesProvider>
      <AuthProvider>
        <LanguageProvider>
          {children}
          <ToasterOnDemand />
          <TimeZoneCookie />
        </LanguageProvider>
      </AuthProvider>
    </OutboxesProvider>
  );
}
