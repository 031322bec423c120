import { Outlet, redirect, useMatches } from 'react-router';
import { BadgeNews } from '#features/achievements/components/news/badge-news.tsx';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { cookiesFromAccount } from '#platform/preferences.ts';
import { useRootData } from '#platform/root-data.ts';
import type { Route } from './+types/dashboard-layout.ts';
import { DashboardSidebar } from './dashboard-sidebar.tsx';
import { DashboardTopBar } from './dashboard-top-bar.tsx';
import { LayoutPending } from './layout-pending.tsx';
import { SidebarProvider } from './sidebar-state.tsx';
import { SkipLink } from './skip-link.tsx';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { user, profile } = await apiOf(context).identity.session();
  if (!user) throw redirect('/');
  const cookies = profile ? cookiesFromAccount(request.headers.get('cookie'), profile) : [];
  if (cookies.length > 0) throw redirect(`${url.pathname}${url.search}`, { headers: setCookies(cookies) });
  return null;
}

function setCookies(lines: string[]): Headers {
  return new Headers(lines.map((line): [string, string] => ['set-cookie', line]));
}

export { shouldRevalidate } from '#features/quizzes/steps-within-attempt.ts';

export default function DashboardLayout() {
  const initial = useRootData()?.preferences.isSidebarCollapsed ?? { usual: false, reading: true };
  const isReading = useMatches().some(({ handle }) => (handle as ScreenHandle | undefined)?.isForReading);
  return (
    <SidebarProvider initial={initial} place={isReading ? 'reading' : 'usual'}>
      <SkipLink />
      <BadgeNews />
      <div className="flex min-h-dvh noscript:max-md:flex-col">
        <DashboardSidebar />
        <div className="flex min-w-0 grow flex-col">
          <DashboardTopBar />
          <main
            id="content"
            tabIndex={-1}
            className="outline-none mx-auto w-full max-w-6xl grow px-4 py-6 md:px-8 md:py-8"
          >
            <LayoutPending needsUser>
              <Outlet />
            </LayoutPending>
          </main>
        </div>
      </div>
    </SidebarProvider>
  );
}
