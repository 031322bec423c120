import { useTranslation } from 'react-i18next';
import { href, redirect } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { submitted } from '#screen/forms/form-answer.ts';
import { LinkQuestion } from '../components/link-screen.tsx';
import { refusalOf } from '../components/refusal.ts';
import { WayOn } from '../components/way-on.tsx';
import type { Route } from './+types/verify-email.ts';

export const handle: ScreenHandle = { namespaces: ['identity'] };

export async function action({ url, context }: Route.ActionArgs) {
  const token = url.searchParams.get('token') ?? '';
  const answer = await submitted({}, () => apiOf(context).identity.verifyEmail({ token }));
  return answer.kind === 'refused' ? answer.response : redirect('/');
}

/** Where the link of the welcome e-mail leads by way of the front page, and from where it goes on to that. */
export default function VerifyEmail({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('identity');
  const { user } = useAuth();
  return (
    <LinkQuestion
      title={t('verifyEmail.title')}
      text={t('verifyEmail.text')}
      submitLabel={t('verifyEmail.submit')}
      refusal={refusalOf(actionData)}
      dead={{
        text: t('verifyEmail.deadLink'),
        wayOn: user ? (
          <WayOn to={href('/dashboard/settings/security')} label={t('toSecurity')} />
        ) : (
          <WayOn to={href('/auth/login')} label={t('login.submit')} />
        ),
      }}
    />
  );
}
