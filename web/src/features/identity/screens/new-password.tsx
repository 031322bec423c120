import { passwordLength } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { href, redirect, useNavigation, useSearchParams } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { ActionForm } from '#screen/forms/action-form.tsx';
import { submitted } from '#screen/forms/form-answer.ts';
import { useFormTexts, useLastAnswer } from '#screen/forms/use-form-texts.ts';
import { AuthCard } from '../components/auth-card.tsx';
import { NewPasswordField } from '../components/new-password-field.tsx';
import { isLinkDead } from '../components/refusal.ts';
import { TokenMeta } from '../components/token-meta.tsx';
import { WayOn } from '../components/way-on.tsx';
import type { Route } from './+types/new-password.ts';

export const handle: ScreenHandle = { namespaces: ['identity'] };

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const token = url.searchParams.get('token') ?? '';
  const answer = await submitted({}, () =>
    apiOf(context).identity.resetPassword({ token, password: String(form.get('password') ?? '') }),
  );
  if (answer.kind === 'refused') return answer.response;
  return redirect(`${href('/auth/login')}?message=password_changed`);
}

export default function NewPassword({ actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const refusal = useLastAnswer(actionData);
  return (
    <div className="blueprint-grid grid place-items-center px-4 py-10 md:py-20">
      {isLinkDead(query.get('token'), refusal) ? (
        <DeadLink isOutcome={Boolean(refusal)} />
      ) : (
        <NewPasswordForm refusal={refusal} />
      )}
    </div>
  );
}

function NewPasswordForm({ refusal }: { refusal: Route.ComponentProps['actionData'] }) {
  const { t } = useTranslation('identity');
  const isBusy = useNavigation().state !== 'idle';
  const { formError, fieldError } = useFormTexts(refusal);
  return (
    <AuthCard title={t('newPassword.title')} text={t('newPassword.text')}>
      <TokenMeta title={t('newPassword.title')} />
      <ActionForm answer={refusal} className="mt-6 grid gap-5">
        {formError && <Alert tone="danger">{formError}</Alert>}
        <NewPasswordField
          name="password"
          label={t('newPassword.label')}
          help={t('passwordHelp', { count: passwordLength.min })}
          error={fieldError('password')}
        />
        <Button type="submit" size="lg" isBusy={isBusy}>
          {t('newPassword.submit')}
        </Button>
      </ActionForm>
    </AuthCard>
  );
}

function DeadLink({ isOutcome }: { isOutcome: boolean }) {
  const { t } = useTranslation('identity');
  const { user } = useAuth();
  return (
    <AuthCard title={t('deadLink')} text={t('newPassword.deadLink')} isOutcome={isOutcome}>
      <TokenMeta title={t('deadLink')} />
      {user ? (
        <WayOn to={href('/dashboard/settings/security')} label={t('toSecurity')} />
      ) : (
        <WayOn to={href('/auth/reset-password')} label={t('newPassword.askAnew')} />
      )}
    </AuthCard>
  );
}
