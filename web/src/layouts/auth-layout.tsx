import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { href, redirect } from 'react-router';
import { localPath } from '#platform/local-path.ts';
import { apiOf } from '#platform/page-context.ts';
import type { Route } from './+types/auth-layout.ts';
import StandaloneLayout from './standalone-layout.tsx';

export { ErrorBoundary } from './standalone-layout.tsx';

/** Somebody who is signed in has nothing to do here. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = await apiOf(context).identity.session();
  if (user) throw redirect(localPath(url.searchParams.get('redirect'), href('/dashboard')));
  return null;
}

/** What the dashboard's first screen says, fetched while somebody types: it can then follow without a wait. */
const nextTexts = ['dashboard', 'goals', 'onboarding'];

export default function AuthLayout() {
  const { i18n } = useTranslation();
  useEffect(() => {
    i18n.loadNamespaces(nextTexts).catch(() => {
      // The dashboard fetches them itself.
    });
  }, [i18n]);
  return <StandaloneLayout />;
}
