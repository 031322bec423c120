import { useTranslation } from 'react-i18next';
import { Link, redirect, useNavigation, useSearchParams } from 'react-router';
import { ActionForm } from '#platform/action-form.tsx';
import { submitted } from '#platform/form-answer.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { ownPath } from '#platform/own-path.ts';
import { apiOf } from '#platform/page-context.ts';
import { PageMeta } from '#platform/page-meta.tsx';
import { useFormTexts } from '#platform/use-form-texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import type { Route } from './+types/login.ts';

export const handle: ScreenHandle = { namespaces: ['identity'] };

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const email = String(form.get('email') ?? '').trim();
  const answer = await submitted({ email }, () =>
    apiOf(context).identity.signIn({ email, password: String(form.get('password') ?? '') }),
  );
  if (answer.kind === 'refused') return answer.response;
  return redirect(ownPath(url.searchParams.get('redirect'), '/dashboard'));
}

export default function Login({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('identity');
  const [query] = useSearchParams();
  const isBusy = useNavigation().state !== 'idle';
  const { formError, fieldError, values } = useFormTexts(actionData);
  const isLoginRequired = query.get('message') === 'login_required';
  return (
    <Card className="w-full max-w-md p-6 md:p-8">
      <PageMeta title={t('login.title')} isIndexed={false} />
      <h1 className="font-semibold text-2xl">{t('login.title')}</h1>
      <ActionForm answer={actionData} className="mt-6 grid gap-5">
        {isLoginRequired && !formError && <Alert tone="info">{t('loginRequired.text')}</Alert>}
        {formError && <Alert tone="danger">{formError}</Alert>}
        <Field label={t('email')} error={fieldError('email')} isRequired>
          <Input name="email" type="email" autoComplete="username" defaultValue={values.email} />
        </Field>
        <Field label={t('password')} error={fieldError('password')} isRequired>
          <Input name="password" type="password" autoComplete="current-password" />
        </Field>
        <Button type="submit" size="lg" isBusy={isBusy}>
          {t('login.submit')}
        </Button>
      </ActionForm>
      <p className="mt-6 text-muted text-sm">
        {t('login.noAccount')}{' '}
        <Link to={`/auth/signup?${query}`} className="text-action underline underline-offset-4">
          {t('login.toSignup')}
        </Link>
      </p>
    </Card>
  );
}
