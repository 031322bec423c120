import { useTranslation } from 'react-i18next';
import { isApiError } from '#platform/api-error.ts';
import { useAuth } from '#platform/auth/auth-context.tsx';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { type Page, pageOf } from '#platform/page-context.ts';
import { DescriptionText } from '#screen/descriptions/description-text.tsx';
import { type IntentState, useIntent } from '#screen/forms/intent-form.tsx';
import { isForPage } from '#screen/is-for-page.ts';
import { orNotFound } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { TitledSection } from '#screen/titled-section.tsx';
import { useIsInDashboard } from '#screen/use-is-in-dashboard.ts';
import { Discussion } from '../components/discussion/discussion.tsx';
import { loadDiscussion } from '../components/discussion/load-discussion.ts';
import { AttendeesSection } from '../components/session/attendees-section.tsx';
import { InsideSection } from '../components/session/inside-section.tsx';
import { SeatPanel } from '../components/session/seat-panel.tsx';
import { answerSessionForm } from '../components/session/session-action.ts';
import { SessionHeader } from '../components/session/session-header.tsx';
import type { Route } from './+types/group-session.ts';

export const handle: ScreenHandle = { namespaces: ['groups', 'courses', 'plans', 'discussion'] };

export async function loader({ params: { sessionId }, url, context }: Route.LoaderArgs) {
  const page = pageOf(context);
  const session = await findSession(page, sessionId);
  const discussion = session.inside && (await loadDiscussion(page.api, sessionId, url));
  return { session, discussion, now: new Date() };
}

/**
 * Whoever comes back from the cashier finds the seat that they have paid for, also before anybody was told. One that does not
 * answer keeps nobody from the page.
 */
async function findSession({ api, preferences }: Page, sessionId: string) {
  const asked = { sessionId, language: preferences.language };
  const session = await orNotFound(api.groups.get(asked));
  const status = session.standing?.status;
  if (status !== 'held' && status !== 'offered') return session;
  try {
    await api.groups.syncPayment({ sessionId });
  } catch (error) {
    if (isApiError(error)) return session;
    throw error;
  }
  return orNotFound(api.groups.get(asked));
}

export async function action({ params: { sessionId }, request, context }: Route.ActionArgs) {
  const { api, preferences } = pageOf(context);
  const form = await request.formData();
  return answerSessionForm(api, { sessionId, form, language: preferences.language, isPage: isForPage(request) });
}

export { shouldRevalidate } from '#screen/revalidate-after-refusal.ts';

export default function GroupSessionScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('groups');
  const { session, discussion, now } = loaderData;
  const { user } = useAuth();
  const writing = useIntent(actionData, 'write-message');
  const isPublic = !useIsInDashboard();
  const { topic, description, description_html, language, inside, planning, material_count } = session;
  return (
    <ScreenFrame>
      <PageMeta title={topic} description={description || t('list.metaDescription')} isIndexed={isPublic} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <SessionHeader session={session} now={now} />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <SeatPanel session={session} answer={actionData} now={now} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <TitledSection title={t('session.about')}>
            <DescriptionText html={description_html} language={language} />
            {!inside && material_count > 0 && (
              <p className="text-muted text-sm">{t('session.materialCount', { count: material_count })}</p>
            )}
          </TitledSection>
          {inside && <InsideSection inside={inside} language={language} hasNames={!planning} />}
          {planning && <AttendeesSection attendees={planning.attendees} />}
          {discussion && user && (
            <Discussion
              key={`${session.id} ${user.id}`}
              sessionId={session.id}
              userId={user.id}
              loaded={discussion}
              refused={refusedMessage(writing)}
            />
          )}
        </div>
      </div>
    </ScreenFrame>
  );
}

/** Of a message that was sent without scripts: with them, the discussion sends by itself. */
function refusedMessage({ refusal, fieldError, formError, values }: IntentState) {
  return refusal && { text: values.text ?? '', error: fieldError('text') ?? formError ?? '' };
}
