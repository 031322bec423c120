import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { submitted } from '#screen/forms/form-answer.ts';
import { useLastAnswer } from '#screen/forms/use-form-texts.ts';
import { LinkOutcome, LinkQuestion } from '../components/link-screen.tsx';
import { refusalOf } from '../components/refusal.ts';
import { WayOn } from '../components/way-on.tsx';
import type { Route } from './+types/keep-account.ts';

export const handle: ScreenHandle = { namespaces: ['identity'] };

export async function action({ url, context }: Route.ActionArgs) {
  const token = url.searchParams.get('token') ?? '';
  const answer = await submitted({}, () => apiOf(context).identity.keepAccount({ token }));
  return answer.kind === 'refused' ? answer.response : { isKept: true };
}

export default function KeepAccount({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('identity');
  const answer = useLastAnswer(actionData);
  if (answer && 'isKept' in answer) {
    return (
      <LinkOutcome
        title={t('keepAccount.done')}
        text={t('keepAccount.doneText')}
        wayOn={<WayOn to={`${href('/auth/login')}?message=account_kept`} label={t('login.submit')} />}
      />
    );
  }
  return (
    <LinkQuestion
      title={t('keepAccount.title')}
      text={t('keepAccount.text')}
      submitLabel={t('keepAccount.submit')}
      refusal={refusalOf(answer)}
      dead={{
        text: t('keepAccount.deadLink'),
        wayOn: <WayOn to={href('/auth/login')} label={t('login.submit')} />,
      }}
    />
  );
}
