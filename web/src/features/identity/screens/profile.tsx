import type { LearningGoal } from '@navor/contract/choices';
import { Card } from '@navor/ui/card.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { useTranslation } from 'react-i18next';
import { href, redirect } from 'react-router';
import { ReachedSoFar } from '#features/achievements/index.ts';
import { nameOf } from '#platform/auth/name-of.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { answerIntent, textOf } from '#screen/forms/answer-intent.ts';
import { useDoneToast, useIntent } from '#screen/forms/intent-form.tsx';
import { isForPage } from '#screen/is-for-page.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { AvatarEditor } from '../components/avatar-editor.tsx';
import { GoalChoice } from '../components/goal-choice.tsx';
import { ProfileSummary } from '../components/profile-summary.tsx';
import { SettingsForm, savedQuery } from '../components/settings-form.tsx';
import type { Route } from './+types/profile.ts';

export const handle: ScreenHandle = { namespaces: ['profile', 'goals', 'achievements'] };

/** The session tells of the profile without failing where there is none yet. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const { user, profile } = await api.identity.session();
  if (!user) throw redirect('/');
  return { user, profile, achievements: await api.achievements.summary() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { identity } = apiOf(context);
  const intents = {
    'save-profile': (form: FormData) =>
      identity.updateProfile({
        full_name: textOf(form, 'full_name'),
        // The API refuses what is not among them.
        learning_goals: form.getAll('learning_goals') as LearningGoal[],
      }),
    'remove-avatar': () => identity.removeAvatar(),
  };
  const answer = await answerIntent(await request.formData(), intents, ['full_name', 'learning_goals']);
  const isDone = answer.data.kind === 'done';
  return isDone && isForPage(request) ? redirect(`${href('/dashboard/profile')}${savedQuery}`) : answer;
}

export default function ProfileScreen({
  loaderData: { user, profile, achievements },
  actionData,
}: Route.ComponentProps) {
  const { t } = useTranslation('profile');
  const form = useIntent(actionData, 'save-profile');
  const removal = useIntent(actionData, 'remove-avatar');
  useDoneToast(form, t('saved'));
  useDoneToast(removal, t('picture.removed'));
  const name = nameOf({ user, profile }) ?? user.email;
  return (
    <>
      <PageMeta title={t('title')} isIndexed={false} />
      <h1 className="font-semibold text-2xl md:text-3xl">{t('title')}</h1>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[20rem_1fr]">
        <Card className="gap-6 p-4 md:p-6">
          <AvatarEditor name={name} address={profile?.avatar_url ?? null} removal={removal} />
          <ProfileSummary user={user} />
          <ReachedSoFar summary={achievements} />
        </Card>
        <Card className="p-4 md:p-6">
          <SettingsForm state={form} submitLabel={t('save')} savedText={t('saved')}>
            <Field
              label={t('fullName.label')}
              help={t('fullName.help')}
              error={form.fieldError('full_name')}
              isRequired
            >
              <Input
                name="full_name"
                autoComplete="name"
                maxLength={120}
                defaultValue={form.values.full_name ?? profile?.full_name ?? user.full_name}
                className="max-w-md"
              />
            </Field>
            <GoalChoice
              chosen={form.values.learning_goals?.split(' ') ?? profile?.learning_goals ?? []}
              error={form.fieldError('learning_goals')}
            />
          </SettingsForm>
        </Card>
      </div>
    </>
  );
}
