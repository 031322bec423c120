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
import type { Route } from './+types/signup.ts';

export const handle: ScreenHandle = { namespaces: ['identity'] };

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const values = { full_name: text('full_name'), email: text('email') };
  const answer = await submitted(values, () =>
    apiOf(context).identity.signUp({ ...values, password: String(form.get('password') ?? '') }),
  );
  if (answer.kind === 'refused') return answer.response;
  return redirect(ownPath(url.searchParams.get('redirect'), '/dashboard'));
}

export default function Signup({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('identity');
  const [query] = useSearchParams();
  const isBusy = useNavigation().state !== 'idle';
  const { errorCode, formError, fieldError, values } = useFormTexts(actionData);
  return (
    <Card className="w-full max-w-md p-6 md:p-8">
      <PageMeta title={t('signup.title')} description={t('signup.description')} />
      <h1 className="font-semibold text-2xl">{t('signup.title')}</h1>
      <p className="mt-1 text-muted text-sm">{t('signup.text')}</p>
      <ActionForm answer={actionData} className="mt-6 grid gap-5">
        {formError && (
          <Alert tone="danger">{errorCode === 'INVALID_CREDENTIALS' ? t('signup.refused') : formError}</Alert>
        )}
        <Field label={t('fullName')} error={fieldError('full_name')} isRequired>
          <Input name="full_name" autoComplete="name" defaultValue={values.full_name} />
        </Field>
        <Field label={t('email')} error={fieldError('email')} isRequired>
          <Input name="email" type="email" autoComplete="username" defaultValue={values.email} />
        </Field>
        <Field label={t('password')} help={t('signup.passwordHelp')} error={fieldError('password')} isRequired>
          <Input name="password" type="password" autoComplete="new-password" />
        </Field>
        <Button type="submit" size="lg" isBusy={isBusy}>
          {t('signup.submit')}
        </Button>
      </ActionForm>
      <p className="mt-6 text-muted text-sm">
        {t('signup.haveAccount')}{' '}
        <Link to={`/auth/login?${query}`} className="text-action underline underline-offset-4">
          {t('signup.toLogin')}
        </Link>
      </p>
    </Card>
  );
}
