import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf, pageOf } from '#platform/page-context.ts';
import { answerIntent, textOf } from '#screen/forms/answer-intent.ts';
import { useDoneToast, useIntent } from '#screen/forms/intent-form.tsx';
import { useKeptFocus } from '#screen/use-kept-focus.ts';
import { CmsFrame } from '../components/cms-frame/cms-frame.tsx';
import { Abilities } from '../components/introduction/abilities.tsx';
import { RequestPart } from '../components/requests/request-part.tsx';
import { findWorkbench } from '../components/workbench/find-workbench.ts';
import { InvitationList } from '../components/workbench/invitation-list.tsx';
import { WorkbenchParts } from '../components/workbench/workbench-parts.tsx';
import type { Route } from './+types/workbench.ts';

export const handle: ScreenHandle = { namespaces: ['cms', 'cms-tabs', 'audit', 'billing-administration', 'profile'] };

export function loader({ context }: Route.LoaderArgs) {
  return findWorkbench(pageOf(context));
}

export async function action({ request, context }: Route.ActionArgs) {
  const { requests, people } = apiOf(context).authorship;
  // What is asked for may be nothing before and after, which is no answer of a form.
  const done = { done: true as const };
  const intents = {
    ask: async (form: FormData) => {
      // A form sends each line break as two characters, which would count twice.
      await requests.ask({ message: textOf(form, 'message').replaceAll('\r\n', '\n') });
      return done;
    },
    withdraw: async () => {
      await requests.withdraw();
      return done;
    },
    accept: (form: FormData) => people.acceptInvitation({ invitationId: textOf(form, 'id') }),
    decline: (form: FormData) => people.declineInvitation({ invitationId: textOf(form, 'id') }),
  };
  return answerIntent(await request.formData(), intents, ['message']);
}

export default function WorkbenchScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('cms');
  const { invitations, request, work } = loaderData;
  const intents = { ask: useIntent(actionData, 'ask'), withdraw: useIntent(actionData, 'withdraw') };
  useDoneToast(intents.ask, t('request.sent'));
  useDoneToast(intents.withdraw, t('request.withdrawn'));
  const hasCourses = work?.own.some(({ kind, count }) => kind === 'course' && count > 0);
  const title = useKeptFocus<HTMLHeadingElement>(loaderData);
  return (
    <CmsFrame
      title={t('title')}
      lead={t(work ? 'workbenchLead' : 'lead')}
      heading={title}
      hasAreas={work !== null}
      actions={
        work && (
          <Button asChild>
            <Link to={hasCourses ? href('/dashboard/cms/lessons/new') : href('/dashboard/cms/courses/new')}>
              {t(hasCourses ? 'newLesson' : 'own.begin.course')}
            </Link>
          </Button>
        )
      }
    >
      <InvitationList invitations={invitations} />
      {work ? (
        <WorkbenchParts {...work} />
      ) : (
        <>
          <RequestPart request={request} intents={intents} />
          <Abilities />
        </>
      )}
    </CmsFrame>
  );
}
