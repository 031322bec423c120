import { roles } from '@navor/contract/choices';
import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { useTranslation } from 'react-i18next';
import { href, redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf, pageOf } from '#platform/page-context.ts';
import { answerIntent, textOf } from '#screen/forms/answer-intent.ts';
import { orHidden, orNotFound } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { TitledSection } from '#screen/titled-section.tsx';
import { useKeptFocus } from '#screen/use-kept-focus.ts';
import { PersonAudit } from '../components/person/person-audit.tsx';
import { PersonCourses } from '../components/person/person-courses.tsx';
import { PersonHeader } from '../components/person/person-header.tsx';
import { PersonNickname } from '../components/person/person-nickname.tsx';
import { PersonSessions } from '../components/person/person-sessions.tsx';
import { PersonSubscriptions } from '../components/person/person-subscriptions.tsx';
import { PersonTeaching } from '../components/person/person-teaching.tsx';
import { RolesForm } from '../components/person/roles-form.tsx';
import type { Route } from './+types/person.ts';

export const handle: ScreenHandle = {
  namespaces: ['people', 'profile', 'settings', 'courses', 'audit', 'billing-administration', 'subscription-state'],
};

export async function loader({ params: { personId: id }, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const [person, courses, bought, { entries, count }, tutor, known] = await orHidden(
    orNotFound(
      Promise.all([
        api.identity.person({ id }),
        api.courses.ofPerson({ id, language: preferences.language }),
        api.billing.subscriptions({ person_id: id }),
        api.system.audit.entries({ subject_id: id }),
        api.tutoring.applications.ofPerson({ id }),
        api.achievements.nicknames.ofPerson({ id }),
      ]),
    ),
  );
  return { person, courses, bought, audit: { entries, count }, tutor, known, now: new Date() };
}

export async function action({ params: { personId: id }, request, context }: Route.ActionArgs) {
  const { identity, billing, achievements } = apiOf(context);
  const reasonIn = (form: FormData) => textOf(form, 'reason').trim();
  const intents = {
    'set-roles': async (form: FormData) => {
      const wanted = roles.filter((role) => form.getAll('roles').includes(role));
      const saved = await orHidden(identity.setRoles({ id, roles: wanted }));
      // Whoever has just given up their own rights no longer knows of this screen.
      const hasGivenUpOwn = !wanted.includes('admin') && (await identity.session()).user?.id === id;
      if (hasGivenUpOwn) throw redirect(href('/dashboard'));
      return saved;
    },
    'sign-out': (form: FormData) => orHidden(identity.signPersonOut({ id, reason: reasonIn(form) })),
    'remove-two-factor': (form: FormData) => orHidden(identity.removeTwoFactor({ id, reason: reasonIn(form) })),
    'withdraw-nickname': (form: FormData) =>
      orHidden(achievements.nicknames.withdraw({ id, nickname: textOf(form, 'id'), reason: reasonIn(form) })),
    revoke: (form: FormData) => orHidden(billing.revoke({ id: textOf(form, 'id'), reason: reasonIn(form) })),
  };
  return answerIntent(await request.formData(), intents, ['reason']);
}

export default function PersonScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('people');
  const { person, courses, bought, audit, tutor, known, now } = loaderData;
  // What is taken from somebody takes its button along.
  const title = useKeptFocus<HTMLHeadingElement>(loaderData);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <PageMeta title={`${person.full_name} · ${t('title')}`} isIndexed={false} />
      <div className="grid gap-4">
        <Breadcrumb steps={[{ label: t('title'), href: href('/dashboard/people') }]} current={person.full_name} />
        <PersonHeader person={person} now={now} title={title} />
      </div>
      <TitledSection title={t('person.roles')} text={t('person.rolesText')}>
        <RolesForm key={person.id} person={person} />
        {tutor && <PersonTeaching tutor={tutor} />}
      </TitledSection>
      <PersonSessions person={person} now={now} />
      {known && <PersonNickname {...known} />}
      <PersonSubscriptions person={person} subscriptions={bought.subscriptions} count={bought.count} />
      <PersonCourses person={person} courses={courses} now={now} />
      <PersonAudit entries={audit.entries} count={audit.count} />
    </div>
  );
}
