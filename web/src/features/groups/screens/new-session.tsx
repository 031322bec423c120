import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf, pageOf } from '#platform/page-context.ts';
import { orHidden } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { readSessionForm } from '../components/planning/read-session-form.ts';
import { SessionForm } from '../components/planning/session-form.tsx';
import { submitPlan } from '../components/planning/submit-plan.ts';
import { ownGroupsPath } from '../group-paths.ts';
import type { Route } from './+types/new-session.ts';

export const handle: ScreenHandle = { namespaces: ['groups', 'courses'] };

export async function loader({ context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  // Who plans no sessions knows nothing of this screen.
  const choices = await orHidden(api.groups.planning({ language: preferences.language }));
  return { choices, id: crypto.randomUUID(), language: preferences.language };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { plan, values } = readSessionForm(form);
  const id = String(form.get('id'));
  return submitPlan(request, { values, write: () => apiOf(context).groups.plan({ id, ...plan }) });
}

export default function NewSessionScreen({ loaderData: { choices, id, language }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('groups');
  const title = t('planning.newTitle');
  const [tutor] = choices.tutors;
  const initial = {
    ...{ id, spoken: language, level: 'beginner', minutes: '60', capacity: '8', price: '' },
    ...(tutor?.meeting_url && choices.tutors.length === 1 && { meeting_url: tutor.meeting_url }),
  };
  return (
    <ScreenFrame>
      <PageMeta title={title} isIndexed={false} />
      <Breadcrumb steps={[{ label: t('title'), href: ownGroupsPath }]} current={title} />
      <h1 className="font-semibold text-3xl tracking-tight">{title}</h1>
      {tutor ? (
        <SessionForm
          choices={choices}
          initial={initial}
          materials={[]}
          answer={actionData}
          submitLabel={t('planning.plan')}
        />
      ) : (
        <EmptyState
          illustration={<Vijak pose="waiting" className="w-56 max-w-full" />}
          title={t('planning.noTutors.title')}
          text={t('planning.noTutors.text')}
        />
      )}
    </ScreenFrame>
  );
}
