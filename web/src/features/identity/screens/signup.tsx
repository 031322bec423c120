import { passwordLength } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useState } from 'react';
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
import { NewPasswordField } from '../components/new-password-field.tsx';
import { withQuery } from '../components/with-query.ts';
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
  return redirect(localPath(url.searchParams.get('redirect'), href('/dashboard')));
}

export default function Signup({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('identity');
  const [query] = useSearchParams();
  const isBusy = useNavigation().state !== 'idle';
  const { errorCode, formError, fieldError, values } = useFormTexts(actionData);
  const [name, setName] = useState(values.full_name ?? '');
  const [email, setEmail] = useState(values.email ?? '');
  return (
    <AuthCard title={t('signup.title')} text={t('signup.text')}>
      <PageMeta title={t('signup.title')} description={t('signup.description')} />
      <ActionForm answer={actionData} className="mt-6 grid gap-5">
        {formError && (
          <Alert tone="danger">{errorCode === 'INVALID_CREDENTIALS' ? t('signup.refused') : formError}</Alert>
        )}
        <Field label={t('fullName')} error={fieldError('full_name')} isRequired>
          <Input
            name="full_name"
            autoComplete="name"
            autoFocus
            defaultValue={values.full_name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field label={t('email')} error={fieldError('email')} isRequired>
          <Input
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={values.email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <NewPasswordField
          name="password"
          label={t('password')}
          help={t('passwordHelp', { count: passwordLength.min })}
          error={fieldError('password')}
          related={[name, email]}
        />
        <Button type="submit" size="lg" isBusy={isBusy}>
          {t('signup.submit')}
        </Button>
      </ActionForm>
      <p className="mt-6 text-muted text-sm">
        {t('signup.haveAccount')} <TextLink to={withQuery(href('/auth/login'), query)}>{t('signup.toLogin')}</TextLink>
      </p>
    </AuthCard>
  );
}
