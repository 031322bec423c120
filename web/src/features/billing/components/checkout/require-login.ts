import type { Api } from '@navor/contract/page-request';
import { redirect } from 'react-router';
import { requiredLoginPath } from '#platform/login-path.ts';

/** For screens about somebody's own purchase: a visitor logs in first and comes back to the same address. */
export async function requireLogin(api: Api, url: URL): Promise<void> {
  const { user } = await api.identity.session();
  if (!user) throw redirect(requiredLoginPath(`${url.pathname}${url.search}`));
}
