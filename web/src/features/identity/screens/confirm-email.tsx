import { useTranslation } from 'react-i18next';
import { useNavigation, useSearchParams } from 'react-router';
import { ActionForm } from '#platform/action-form.tsx';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { submitted } from '#platform/form-answer.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { useFormTexts, useLastAnswer } from '#platform/use-form-texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { AuthCard } from '../components/auth-card.tsx';
import { isLinkDead, refusalOf } from '../components/refusal.ts';
import { TokenMeta } from '../components/token-meta.tsx';
import { WayOn } from '../components/way-on.tsx';
import type { Route } from './+types/confirm-email.ts';

export const handle: ScreenHandle = { namespaces: ['identity'] };

/** Only the button confirms: mail scanners follow links before people do. */
export async function action({ url, context }: Route.ActionArgs) {
  const token = url.searchParams.get('token') ?? '';
  const answer = await submitted({}, () => apiOf(context).identity.confirmEmail({ token }));
  return answer.kind === 'refused' ? answer.response : { confirmed: answer.result.email };
}

export default function ConfirmEmail({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('identity');
  const [query] = useSearchParams();
  const isBusy = useNavigation().state !== 'idle';
  const answer = useLastAnswer(actionData);
  const refusal = refusalOf(answer);
  const { formError } = useFormTexts(refusal);

  if (answer && 'confirmed' in answer) {
    return (
      <AuthCard title={t('confirmEmail.done')} text={t('confirmEmail.doneText', { email: answer.confirmed })} isOutcome>
        <TokenMeta title={t('confirmEmail.done')} />
        <ToSecurity message="email_confirmed" />
      </AuthCard>
    );
  }
  if (isLinkDead(query.get('token'), refusal)) {
    return (
      <AuthCard title={t('deadLink')} text={t('confirmEmail.deadLink')} isOutcome={Boolean(refusal)}>
        <TokenMeta title={t('deadLink')} />
        <ToSecurity />
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('confirmEmail.title')} text={t('confirmEmail.text')}>
      <TokenMeta title={t('confirmEmail.title')} />
      <ActionForm answer={refusal} className="mt-6 grid gap-5">
        {formError && <Alert tone="danger">{formError}</Alert>}
        <Button type="submit" size="lg" isBusy={isBusy}>
          {t('confirmEmail.submit')}
        </Button>
      </ActionForm>
    </AuthCard>
  );
}

const securityPath = '/dashboard/settings/security';

function ToSecurity({ message }: { message?: string }) {
  const { t } = useTranslation('identity');
  const { user } = useAuth();
  if (user) return <WayOn to={securityPath} label={t('toSecurity')} />;
  const query = new URLSearchParams({ redirect: securityPath, ...(message && { message }) });
  return <WayOn to={`/auth/login?${query}`} label={t('login.submit')} />;
}
