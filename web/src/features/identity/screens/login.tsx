import { deletionGraceDays } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { href, redirect, useNavigation, useSearchParams } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { localPath } from '#platform/local-path.ts';
import { apiOf } from '#platform/page-context.ts';
import { ActionForm } from '#screen/forms/action-form.tsx';
import { submitted } from '#screen/forms/form-answer.ts';
import { useFormTexts } from '#screen/forms/use-form-texts.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { AuthCard } from '../components/auth-card.tsx';
import { PasswordInput } from '../components/password-input.tsx';
import { withQuery } from '../components/with-query.ts';
import type { Route } from './+types/login.ts';

export const handle: ScreenHandle = { namespaces: ['identity'] };

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const email = String(form.get('email') ?? '').trim();
  const answer = await submitted({ email }, () =>
    apiOf(context).identity.signIn({ email, password: String(form.get('password') ?? '') }),
  );
  if (answer.kind === 'refused') return answer.response;
  if (answer.result.status === 'code-required') return redirect(withQuery(href('/auth/code'), url.searchParams));
  return redirect(localPath(url.searchParams.get('redirect'), href('/dashboard')));
}

export default function Login({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('identity');
  const [query] = useSearchParams();
  const isBusy = useNavigation().state !== 'idle';
  const { formError, fieldError, values } = useFormTexts(actionData);
  return (
    <AuthCard title={t('login.title')}>
      <PageMeta title={t('login.title')} isIndexed={false} />
      <ActionForm answer={actionData} className="mt-6 grid gap-5">
        {formError ? <Alert tone="danger">{formError}</Alert> : <Greeting message={query.get('message')} />}
        <Field label={t('email')} error={fieldError('email')} isRequired>
          <Input name="email" type="email" autoComplete="username" autoFocus defaultValue={values.email} />
        </Field>
        <Field label={t('password')} error={fieldError('password')} isRequired>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        <Button type="submit" size="lg" isBusy={isBusy}>
          {t('login.submit')}
        </Button>
      </ActionForm>
      <div className="mt-6 grid gap-2 text-muted text-sm">
        <p>
          <TextLink to={withQuery(href('/auth/reset-password'), query)}>{t('login.forgotten')}</TextLink>
        </p>
        <p>
          {t('login.noAccount')} <TextLink to={withQuery(href('/auth/signup'), query)}>{t('login.toSignup')}</TextLink>
        </p>
      </div>
    </AuthCard>
  );
}

/** Why somebody was sent here, told by the address; anything it does not know is ignored. */
function Greeting({ message }: { message: string | null }) {
  const { t } = useTranslation('identity');
  if (message === 'login_required') return <Alert tone="info">{t('loginRequired.text')}</Alert>;
  if (message === 'password_changed') return <Alert tone="ok">{t('login.passwordChanged')}</Alert>;
  if (message === 'email_confirmed') return <Alert tone="ok">{t('login.emailConfirmed')}</Alert>;
  if (message === 'account_kept') return <Alert tone="ok">{t('login.accountKept')}</Alert>;
  if (message === 'account_deletion_planned') {
    return <Alert tone="info">{t('login.accountDeletionPlanned', { count: deletionGraceDays })}</Alert>;
  }
  return null;
}
