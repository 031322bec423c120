import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { useTranslation } from 'react-i18next';
import { data, redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf, pageOf } from '#platform/page-context.ts';
import { eurosTyped } from '#screen/money-field.ts';
import { orHidden, orNotFound } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { readSessionForm } from '../components/planning/read-session-form.ts';
import { SessionForm } from '../components/planning/session-form.tsx';
import { submitPlan } from '../components/planning/submit-plan.ts';
import { ownGroupsPath, ownSessionPath } from '../group-paths.ts';
import type { Route } from './+types/edit-session.ts';

export const handle: ScreenHandle = { namespaces: ['groups', 'courses'] };

export async function loader({ params: { sessionId }, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const { language } = preferences;
  const session = await orNotFound(api.groups.get({ sessionId, language }));
  // To whom it is not, it is the 404 page.
  if (!session.planning) throw data(null, { status: 404 });
  if (!session.planning.can_change) throw redirect(ownSessionPath(sessionId));
  const choices = await orHidden(api.groups.planning({ language, session_id: sessionId }));
  return { session, planning: session.planning, choices, language };
}

export async function action({ params: { sessionId }, request, context }: Route.ActionArgs) {
  const { plan, values } = readSessionForm(await request.formData());
  return submitPlan(request, { values, write: () => apiOf(context).groups.change({ sessionId, ...plan }) });
}

export default function EditSessionScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('groups');
  const { session, planning, choices, language } = loaderData;
  const title = t('planning.editTitle');
  const initial = {
    ...{ tutor_id: session.tutor?.id ?? '', topic: session.topic, description: session.description },
    ...{ spoken: session.language, subject: session.subject.id, level: session.level },
    ...{ local_start: planning.local_start, time_zone: planning.time_zone, minutes: String(session.minutes) },
    ...{ capacity: String(session.capacity), price: eurosTyped(session.cents, language) },
    meeting_url: session.inside?.meeting_url ?? '',
  };
  const seated = planning.attendees.filter(({ status }) => status !== 'waiting').length;
  return (
    <ScreenFrame>
      <PageMeta title={title} isIndexed={false} />
      <Breadcrumb
        steps={[
          { label: t('title'), href: ownGroupsPath },
          { label: session.topic, href: ownSessionPath(session.id) },
        ]}
        current={title}
      />
      <h1 className="font-semibold text-3xl tracking-tight">{title}</h1>
      <SessionForm
        key={session.id}
        choices={choices}
        initial={initial}
        materials={session.inside?.materials ?? []}
        answer={actionData}
        submitLabel={t('planning.save')}
        seated={seated}
        session={session}
      />
    </ScreenFrame>
  );
}
