import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { href, useNavigation, useSearchParams } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { ActionForm } from '#screen/forms/action-form.tsx';
import { submitted } from '#screen/forms/form-answer.ts';
import { useFormTexts, useLastAnswer } from '#screen/forms/use-form-texts.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { AuthCard } from '../components/auth-card.tsx';
import { refusalOf } from '../components/refusal.ts';
import { WayOn } from '../components/way-on.tsx';
import { withQuery } from '../components/with-query.ts';
import type { Route } from './+types/forgotten-password.ts';

export const handle: ScreenHandle = { namespaces: ['identity'] };

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const email = String(form.get('email') ?? '').trim();
  const answer = await submitted({ email }, () => apiOf(context).identity.requestPasswordReset({ email }));
  return answer.kind === 'refused' ? answer.response : { sentTo: email };
}

export default function ForgottenPassword({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('identity');
  const [query] = useSearchParams();
  const isBusy = useNavigation().state !== 'idle';
  const answer = useLastAnswer(actionData);
  const refusal = refusalOf(answer);
  const { formError, fieldError, values } = useFormTexts(refusal);
  if (answer && 'sentTo' in answer) return <Sent email={answer.sentTo} />;
  return (
    <AuthCard title={t('forgotten.title')} text={t('forgotten.text')}>
      <PageMeta title={t('forgotten.title')} isIndexed={false} />
      <ActionForm answer={refusal} className="mt-6 grid gap-5">
        {formError && <Alert tone="danger">{formError}</Alert>}
        <Field label={t('email')} error={fieldError('email')} isRequired>
          <Input name="email" type="email" autoComplete="username" autoFocus defaultValue={values.email} />
        </Field>
        <Button type="submit" size="lg" isBusy={isBusy}>
          {t('forgotten.submit')}
        </Button>
      </ActionForm>
      <p className="mt-6 text-sm">
        <TextLink to={withQuery(href('/auth/login'), query)}>{t('backToLogin')}</TextLink>
      </p>
    </AuthCard>
  );
}

/** The same words whether or not the address has an account. */
function Sent({ email }: { email: string }) {
  const { t } = useTranslation('identity');
  const [query] = useSearchParams();
  return (
    <AuthCard title={t('forgotten.sentTitle')} text={t('forgotten.sentText', { email })} isOutcome>
      <PageMeta title={t('forgotten.sentTitle')} isIndexed={false} />
      <p className="mt-4 text-muted text-sm">
        {t('forgotten.notArrived')}{' '}
        <TextLink to={withQuery(href('/auth/reset-password'), query)} reloadDocument>
          {t('forgotten.tryAgain')}
        </TextLink>
      </p>
      <WayOn to={withQuery(href('/auth/login'), query)} label={t('backToLogin')} />
    </AuthCard>
  );
}
