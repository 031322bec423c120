import { useTranslation } from 'react-i18next';
import { href, redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf, pageOf } from '#platform/page-context.ts';
import { preferenceCookie } from '#platform/preferences.ts';
import { answerIntent } from '#screen/forms/answer-intent.ts';
import { isForPage } from '#screen/is-for-page.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { timeZoneRegions } from '#screen/time-zones/time-zone-regions.ts';
import { savedQuery } from '../components/settings-form.tsx';
import { preferenceChanges, preferenceFields } from '../components/settings-preference-changes.ts';
import { PreferencesForm } from '../components/settings-preferences-form.tsx';
import type { Route } from './+types/settings-preferences.ts';

export const handle: ScreenHandle = { namespaces: ['settings'] };

export async function loader({ context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const { profile } = await api.identity.session();
  return { profile, preferences, regions: timeZoneRegions(), now: new Date() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const intents = {
    'save-preferences': (sent: FormData) => apiOf(context).identity.updateProfile(preferenceChanges(sent)),
  };
  const answer = await answerIntent(await request.formData(), intents, preferenceFields);
  if (answer.data.kind === 'refused') return answer;
  const { language, theme } = answer.data.result;
  const headers = new Headers();
  headers.append('set-cookie', preferenceCookie('language', language));
  headers.append('set-cookie', preferenceCookie('theme', theme));
  if (isForPage(request)) return redirect(`${href('/dashboard/settings')}${savedQuery}`, { headers });
  return { ...answer, init: { headers } };
}

export default function PreferencesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('settings');
  return (
    <>
      <PageMeta title={t('parts.preferences')} isIndexed={false} />
      <PreferencesForm {...loaderData} answer={actionData} />
    </>
  );
}
