import { redirect } from 'react-router';
import type { Api } from '#platform/page-request.ts';

/** For screens about somebody's own purchase: a visitor logs in first and comes back to the same address. */
export async function orLogin(api: Api, url: URL): Promise<void> {
  const { user } = await api.identity.session();
  if (!user) throw redirect(loginPath(url));
}

export function loginPath({ pathname, search }: URL): string {
  return `/auth/login?${new URLSearchParams({ redirect: `${pathname}${search}`, message: 'login_required' })}`;
}
