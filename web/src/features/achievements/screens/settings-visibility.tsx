import { Alert } from '@navor/ui/alert.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { redirect, useSearchParams } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { useRootData } from '#platform/root-data.ts';
import { answerIntent } from '#screen/forms/answer-intent.ts';
import { useDoneToast, useIntent } from '#screen/forms/intent-form.tsx';
import { isForPage } from '#screen/is-for-page.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { SettingsSection } from '#screen/settings-section.tsx';
import { profilePath, visibilityPath } from '../achievements-paths.ts';
import { presenceFields, profileParts, readPresence } from '../components/presence/presence-values.ts';
import { VisibilityForm } from '../components/presence/visibility-form.tsx';
import { WithdrawnNotice } from '../components/presence/withdrawn-notice.tsx';
import type { Route } from './+types/settings-visibility.ts';

export const handle: ScreenHandle = { namespaces: ['settings', 'leaderboard'] };

export async function loader({ context }: Route.LoaderArgs) {
  const { presence } = apiOf(context).achievements;
  const [shown, withdrawal] = await Promise.all([presence.get(), presence.withdrawal()]);
  return { presence: shown, withdrawal };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { presence } = apiOf(context).achievements;
  const intents = { 'save-presence': (form: FormData) => presence.save(readPresence(form)) };
  const answer = await answerIntent(await request.formData(), intents, presenceFields);
  const isDone = answer.data.kind === 'done';
  return isDone && isForPage(request) ? redirect(`${visibilityPath}?saved=yes`) : answer;
}

export default function VisibilityScreen({ loaderData: { presence, withdrawal }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('leaderboard');
  const [query] = useSearchParams();
  const origin = useRootData()?.origin ?? '';
  const state = useIntent(actionData, 'save-presence');
  useDoneToast(state, t('visibility.saved'));
  const path = presence?.is_profile_public ? profilePath(presence.nickname) : null;
  const isEmpty = presence !== null && profileParts.every((part) => !presence[`shows_${part}`]);
  return (
    <SettingsSection title={t('visibility.title')} text={t('visibility.text')}>
      <PageMeta title={t('visibility.title')} isIndexed={false} />
      <div className="grid gap-6">
        {query.has('saved') && !actionData && <Alert tone="ok">{t('visibility.saved')}</Alert>}
        {withdrawal && <WithdrawnNotice {...withdrawal} />}
        {path && (
          <p className="wrap-anywhere text-sm">
            {t('visibility.address')}{' '}
            <TextLink to={path} prefetch="intent">
              {`${origin}${path}`}
            </TextLink>
          </p>
        )}
        {path && isEmpty && <Alert tone="info">{t('visibility.nothingShown')}</Alert>}
        <VisibilityForm presence={presence} state={state} />
      </div>
    </SettingsSection>
  );
}
