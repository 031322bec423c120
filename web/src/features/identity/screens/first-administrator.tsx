import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { href, Link, useLocation } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { submitted } from '#screen/forms/form-answer.ts';
import { useLastAnswer } from '#screen/forms/use-form-texts.ts';
import { AuthCard } from '../components/auth-card.tsx';
import { LinkOutcome, LinkQuestion } from '../components/link-screen.tsx';
import { refusalOf } from '../components/refusal.ts';
import { TokenMeta } from '../components/token-meta.tsx';
import { WayOn } from '../components/way-on.tsx';
import type { Route } from './+types/first-administrator.ts';

export const handle: ScreenHandle = { namespaces: ['identity'] };

export async function action({ url, context }: Route.ActionArgs) {
  const token = url.searchParams.get('token') ?? '';
  const answer = await submitted({}, () => apiOf(context).identity.becomeAdministrator({ token }));
  return answer.kind === 'refused' ? answer.response : { isDone: true };
}

/** Where the link on the operator's console leads. An account comes first: it is the one that gets the role. */
export default function FirstAdministrator({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['identity', 'layout']);
  const { user } = useAuth();
  const answer = useLastAnswer(actionData);
  if (answer && 'isDone' in answer) {
    return (
      <LinkOutcome
        title={t('firstAdministrator.done')}
        text={t('firstAdministrator.doneText')}
        wayOn={<WayOn to={href('/dashboard/people')} label={t('firstAdministrator.toPeople')} />}
      />
    );
  }
  if (!user) return <AccountFirst />;
  return (
    <LinkQuestion
      title={t('firstAdministrator.title')}
      text={t('firstAdministrator.text', { email: user.email })}
      submitLabel={t('firstAdministrator.submit')}
      refusal={refusalOf(answer)}
      dead={{
        text: t('firstAdministrator.deadLink'),
        wayOn: <WayOn to={href('/dashboard')} label={t('layout:toDashboard')} />,
      }}
    />
  );
}

function AccountFirst() {
  const { t } = useTranslation('identity');
  const { pathname, search } = useLocation();
  const query = new URLSearchParams({ redirect: `${pathname}${search}` });
  return (
    <AuthCard title={t('firstAdministrator.title')} text={t('firstAdministrator.visitorText')}>
      <TokenMeta title={t('firstAdministrator.title')} />
      <div className="mt-6 grid gap-3">
        <Button asChild size="lg">
          <Link to={`${href('/auth/signup')}?${query}`}>{t('firstAdministrator.signUp')}</Link>
        </Button>
        <Button asChild size="lg" variant="secondary">
          <Link to={`${href('/auth/login')}?${query}`}>{t('firstAdministrator.logIn')}</Link>
        </Button>
      </div>
    </AuthCard>
  );
}
