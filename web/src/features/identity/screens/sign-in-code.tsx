import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Checkbox } from '@navor/ui/checkbox.tsx';
import { Field } from '@navor/ui/field.tsx';
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
import { SignInCodeField } from '../components/sign-in-code-field.tsx';
import { WayOn } from '../components/way-on.tsx';
import { withQuery } from '../components/with-query.ts';
import type { Route } from './+types/sign-in-code.ts';

export const handle: ScreenHandle = { namespaces: ['identity'] };

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const code = String(form.get('code') ?? '');
  const answer = await submitted({}, () =>
    apiOf(context).identity.confirmSignIn({ code, trust_device: form.get('trust_device') === 'on' }),
  );
  if (answer.kind === 'refused') return answer.response;
  return redirect(localPath(url.searchParams.get('redirect'), href('/dashboard')));
}

export default function SignInCode({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('identity');
  const [query] = useSearchParams();
  const isBusy = useNavigation().state !== 'idle';
  const { errorCode, formError, fieldError } = useFormTexts(actionData);
  const loginPath = withQuery(href('/auth/login'), query);

  if (errorCode === 'SIGN_IN_EXPIRED') {
    return (
      <AuthCard title={t('code.expiredTitle')} text={formError} isOutcome>
        <PageMeta title={t('code.expiredTitle')} isIndexed={false} />
        <WayOn to={loginPath} label={t('code.logInAgain')} />
      </AuthCard>
    );
  }

  const isCodeWrong = errorCode === 'INVALID_CODE';
  return (
    <AuthCard title={t('code.title')} text={t('code.text')}>
      <PageMeta title={t('code.title')} isIndexed={false} />
      <ActionForm answer={actionData} className="mt-6 grid gap-5">
        {formError && !isCodeWrong && <Alert tone="danger">{formError}</Alert>}
        <SignInCodeField error={isCodeWrong ? formError : fieldError('code')} />
        <Field layout="inline" label={t('code.trustDevice')} help={t('code.trustDeviceHelp')}>
          <Checkbox name="trust_device" />
        </Field>
        <Button type="submit" size="lg" isBusy={isBusy}>
          {t('code.submit')}
        </Button>
      </ActionForm>
      <p className="mt-6 text-sm">
        <TextLink to={loginPath}>{t('code.otherAccount')}</TextLink>
      </p>
    </AuthCard>
  );
}
