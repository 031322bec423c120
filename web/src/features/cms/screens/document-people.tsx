import { textIn } from '@navor/languages';
import { useTranslation } from 'react-i18next';
import { href, redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf, pageOf } from '#platform/page-context.ts';
import { newWriteKey, writeKeyIn } from '#platform/write-key.ts';
import { answerIntent, textOf } from '#screen/forms/answer-intent.ts';
import { useDoneToast, useIntent } from '#screen/forms/intent-form.tsx';
import { orHidden, orNotFound } from '#screen/or-not-found.ts';
import { useKeptFocus } from '#screen/use-kept-focus.ts';
import { documentAt } from '../cms-paths.ts';
import { DocumentFrame } from '../components/document-frame/document-frame.tsx';
import { EditorList } from '../components/people/editor-list.tsx';
import { InvitePart } from '../components/people/invite-part.tsx';
import { OwnerPart } from '../components/people/owner-part.tsx';
import type { Route } from './+types/document-people.ts';

export const handle: ScreenHandle = { namespaces: ['cms-people', 'cms-tabs'] };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const document = documentAt(params);
  const read = Promise.all([
    api.cms.documents.open(document),
    api.authorship.people.list(document),
    api.identity.session(),
  ]);
  const [{ title }, people, { user }] = await orHidden(orNotFound(read));
  return {
    ...people,
    document,
    title: textIn(title, preferences.language),
    viewerId: user?.id ?? null,
    writeKey: newWriteKey(),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { people } = apiOf(context).authorship;
  const document = documentAt(params);
  const answer = await answerIntent(
    await request.formData(),
    {
      invite: (form: FormData) =>
        people.invite({ ...document, email: textOf(form, 'email').trim(), ...writeKeyIn(form) }),
      cancel: (form: FormData) => people.cancelInvitation({ ...document, invitationId: textOf(form, 'id') }),
      remove: (form: FormData) => people.removeEditor({ ...document, personId: textOf(form, 'id') }),
      leave: (form: FormData) => people.removeEditor({ ...document, personId: textOf(form, 'id') }),
      handOver: (form: FormData) => people.handOver({ ...document, owner_id: textOf(form, 'id') || null }),
    },
    ['email'],
  );
  // Whoever has left may not see this any more.
  if (answer.data.kind === 'done' && answer.data.intent === 'leave') throw redirect(href('/dashboard/cms'));
  return answer;
}

export default function DocumentPeopleScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('cms-people');
  const { document, title, owner, editors, invitations, may_manage, viewerId, writeKey } = loaderData;
  const invite = useIntent(actionData, 'invite');
  useDoneToast(invite, t('people.invited'));
  const heading = useKeptFocus<HTMLHeadingElement>(loaderData);
  return (
    <DocumentFrame document={document} title={title} part="people" lead={t('people.lead')} heading={heading}>
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
        <OwnerPart owner={owner} mayManage={may_manage} />
        <EditorList editors={editors} mayManage={may_manage} viewerId={viewerId} />
        {may_manage && <InvitePart invitations={invitations} state={invite} writeKey={writeKey} />}
      </div>
    </DocumentFrame>
  );
}
