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
import type { Route } from './+types/confirm-email.ts';

export const handle: ScreenHandle = { namespaces: ['identity'] };

export async function action({ url, context }: Route.ActionArgs) {
  const token = url.searchParams.get('token') ?? '';
  const answer = await submitted({}, () => apiOf(context).identity.confirmEmail({ token }));
  return answer.kind === 'refused' ? answer.response : { confirmed: answer.result.email };
}

export default function ConfirmEmail({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('identity');
  const answer = useLastAnswer(actionData);
  if (answer && 'confirmed' in answer) {
    return (
      <LinkOutcome
        title={t('confirmEmail.done')}
        text={t('confirmEmail.doneText', { email: answer.confirmed })}
        wayOn={<ToSecurity message="email_confirmed" />}
      />
    );
  }
  return (
    <LinkQuestion
      title={t('confirmEmail.title')}
      text={t('confirmEmail.text')}
      submitLabel={t('confirmEmail.submit')}
      refusal={refusalOf(answer)}
      dead={{ text: t('confirmEmail.deadLink'), wayOn: <ToSecurity /> }}
    />
  );
}

const securityPath = href('/dashboard/settings/security');

function ToSecurity({ message }: { message?: string }) {
  const { t } = useTranslation('identity');
  const { user } = useAuth();
  if (user) return <WayOn to={securityPath} label={t('toSecurity')} />;
  const query = new URLSearchParams({ redirect: securityPath, ...(message && { message }) });
  return <WayOn to={`${href('/auth/login')}?${query}`} label={t('login.submit')} />;
}
