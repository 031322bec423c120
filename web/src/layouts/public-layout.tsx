import { href, Outlet, redirect } from 'react-router';
import { apiOf } from '#platform/page-context.ts';
import type { Route } from './+types/public-layout.ts';
import { dashboardTwin } from './dashboard-twin.ts';
import { LayoutPending } from './layout-pending.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import { SkipLink } from './skip-link.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  // The welcome e-mail leads to the front page, with what shows that the address is its reader's.
  const token = url.pathname === '/' ? url.searchParams.get('verify') : null;
  if (token) throw redirect(`${href('/auth/verify-email')}?${new URLSearchParams({ token })}`);
  const { user } = await apiOf(context).identity.session();
  const twin = user && dashboardTwin(url);
  if (twin) throw redirect(twin);
  return null;
}

export default function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader />
      <main id="content" tabIndex={-1} className="outline-none grow">
        <LayoutPending>
          <Outlet />
        </LayoutPending>
      </main>
      <PublicFooter />
    </div>
  );
}
