import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { submitted } from '#screen/forms/form-answer.ts';
import { useLastAnswer } from '#screen/forms/use-form-texts.ts';
import { LinkOutcome, LinkQuestion } from '../components/link-screen.tsx';
import { refusalOf } from '../components/refusal.ts';
import { WayOn } from '../components/way-on.tsx';
import type { Route } from './+types/verify-email.ts';

export const handle: ScreenHandle = { namespaces: ['identity'] };

export async function action({ url, context }: Route.ActionArgs) {
  const token = url.searchParams.get('token') ?? '';
  const answer = await submitted({}, () => apiOf(context).identity.verifyEmail({ token }));
  return answer.kind === 'refused' ? answer.response : { verified: answer.result.email };
}

/** Where the link of the welcome e-mail leads by way of the front page. */
export default function VerifyEmail({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('identity');
  const { user } = useAuth();
  const answer = useLastAnswer(actionData);
  if (answer && 'verified' in answer) return <Verified email={answer.verified} />;
  return (
    <LinkQuestion
      title={t('verifyEmail.title')}
      text={t('verifyEmail.text')}
      submitLabel={t('verifyEmail.submit')}
      refusal={refusalOf(answer)}
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

/** The link may be opened on a phone where nobody is signed in, or where somebody else is: whose address it was is said. */
function Verified({ email }: { email: string }) {
  const { t } = useTranslation(['identity', 'layout']);
  const { user } = useAuth();
  const isOwn = !user || user.email === email;
  return (
    <LinkOutcome
      title={t('verifyEmail.done')}
      text={
        isOwn
          ? t('verifyEmail.doneText', { email })
          : t('verifyEmail.doneElsewhereText', { email, signedInAs: user.email })
      }
      wayOn={
        user ? (
          <WayOn to={href('/dashboard')} label={t('layout:toDashboard')} />
        ) : (
          <WayOn to={href('/auth/login')} label={t('login.submit')} />
        )
      }
    />
  );
}
