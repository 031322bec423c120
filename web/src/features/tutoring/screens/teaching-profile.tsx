import { Alert } from '@navor/ui/alert.tsx';
import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { useTranslation } from 'react-i18next';
import { href, redirect, useSearchParams } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf, pageOf } from '#platform/page-context.ts';
import { answerIntent } from '#screen/forms/answer-intent.ts';
import { useDoneToast, useIntent } from '#screen/forms/intent-form.tsx';
import { isForPage } from '#screen/is-for-page.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { profileChanges, profileFields } from '../components/teaching/profile-changes.ts';
import { ProfileForm } from '../components/teaching/profile-form.tsx';
import type { Route } from './+types/teaching-profile.ts';

export const handle: ScreenHandle = { namespaces: ['teaching', 'tutoring'] };

export async function loader({ context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  return api.tutoring.teaching.profile({ language: preferences.language });
}

export async function action({ request, context }: Route.ActionArgs) {
  const intents = {
    'save-profile': (form: FormData) => apiOf(context).tutoring.teaching.saveProfile(profileChanges(form)),
  };
  const answer = await answerIntent(await request.formData(), intents, profileFields);
  const isDone = answer.data.kind === 'done';
  return isDone && isForPage(request) ? redirect(`${href('/dashboard/teaching/profile')}?saved=yes`) : answer;
}

export default function TeachingProfileScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('teaching');
  const state = useIntent(actionData, 'save-profile');
  useDoneToast(state, t('saved'));
  const [query] = useSearchParams();
  return (
    <div className="grid gap-6">
      <PageMeta title={t('profile.title')} isIndexed={false} />
      <Breadcrumb steps={[{ label: t('title'), href: href('/dashboard/teaching') }]} current={t('profile.title')} />
      <h1 className="font-semibold text-2xl md:text-3xl">{t('profile.title')}</h1>
      {query.has('saved') && state.timesDone === 0 && !state.refusal && <Alert tone="ok">{t('saved')}</Alert>}
      <ProfileForm profile={loaderData.profile} themes={loaderData.themes} state={state} />
    </div>
  );
}
