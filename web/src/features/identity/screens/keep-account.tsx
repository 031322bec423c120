import { useTranslation } from 'react-i18next';
import { useNavigation, useSearchParams } from 'react-router';
import { ActionForm } from '#platform/action-form.tsx';
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
import type { Route } from './+types/keep-account.ts';

export const handle: ScreenHandle = { namespaces: ['identity'] };

/** Only the button decides: mail scanners follow links before people do. */
export async function action({ url, context }: Route.ActionArgs) {
  const token = url.searchParams.get('token') ?? '';
  const answer = await submitted({}, () => apiOf(context).identity.keepAccount({ token }));
  return answer.kind === 'refused' ? answer.response : { isKept: true };
}

export default function KeepAccount({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('identity');
  const [query] = useSearchParams();
  const isBusy = useNavigation().state !== 'idle';
  const answer = useLastAnswer(actionData);
  const refusal = refusalOf(answer);
  const { formError } = useFormTexts(refusal);

  if (answer && 'isKept' in answer) {
    return (
      <AuthCard title={t('keepAccount.done')} text={t('keepAccount.doneText')} isOutcome>
        <TokenMeta title={t('keepAccount.done')} />
        <WayOn to="/auth/login?message=account_kept" label={t('login.submit')} />
      </AuthCard>
    );
  }
  if (isLinkDead(query.get('token'), refusal)) {
    return (
      <AuthCard title={t('deadLink')} text={t('keepAccount.deadLink')} isOutcome={Boolean(refusal)}>
        <TokenMeta title={t('deadLink')} />
        <WayOn to="/auth/login" label={t('login.submit')} />
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('keepAccount.title')} text={t('keepAccount.text')}>
      <TokenMeta title={t('keepAccount.title')} />
      <ActionForm answer={refusal} className="mt-6 grid gap-5">
        {formError && <Alert tone="danger">{formError}</Alert>}
        <Button type="submit" size="lg" isBusy={isBusy}>
          {t('keepAccount.submit')}
        </Button>
      </ActionForm>
    </AuthCard>
  );
}
