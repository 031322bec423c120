import { redirect } from 'react-router';
import { apiOf } from '#platform/page-context.ts';
import type { Route } from './+types/logout.ts';

export async function action({ context }: Route.ActionArgs) {
  await apiOf(context).identity.signOut();
  return redirect('/');
}

/** Following a link must not end a session; only the form does. */
export function loader() {
  return redirect('/');
}
