import type { ProfileChanges } from '@navor/contract';
import { isLanguage } from '@navor/languages';
import { redirect } from 'react-router';
import type { Route } from './+types/preferences-action.ts';
import { localPath } from './local-path.ts';
import { type Page, pageOf } from './page-context.ts';
import { isTheme, preferenceCookie } from './preferences.ts';

/** Keeps a choice of language or theme; also serves browsers that run no scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const headers = new Headers();
  const language = form.get('language');
  const theme = form.get('theme');
  if (isLanguage(language)) headers.append('set-cookie', preferenceCookie('language', language));
  if (isTheme(theme)) headers.append('set-cookie', preferenceCookie('theme', theme));
  await keepInAccount(pageOf(context), {
    ...(isLanguage(language) && { language }),
    ...(isTheme(theme) && { theme }),
  });
  return redirect(localPath(form.get('returnTo')), { headers });
}

export function loader() {
  return redirect('/');
}

/** Best effort: the browser has its cookie in any case. */
async function keepInAccount({ api, reportError }: Page, choices: ProfileChanges): Promise<void> {
  try {
    const { user } = await api.identity.session();
    if (user && Object.keys(choices).length > 0) await api.identity.updateProfile(choices);
  } catch (error) {
    reportError(error);
  }
}
