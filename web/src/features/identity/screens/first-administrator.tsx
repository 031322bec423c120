import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { href, Link, useLocation, useSearchParams } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { type FormAnswer, submitted } from '#screen/forms/form-answer.ts';
import { useLastAnswer } from '#screen/forms/use-form-texts.ts';
import { AuthCard } from '../components/auth-card.tsx';
import { LinkOutcome, LinkQuestion } from '../components/link-screen.tsx';
import { isLinkDead, refusalOf } from '../components/refusal.ts';
import { TokenMeta } from '../components/token-meta.tsx';
import { WayOn } from '../components/way-on.tsx';
import type { Route } from './+types/first-administrator.ts';

export const handle: ScreenHandle = { namespaces: ['identity'] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { identity } = apiOf(context);
  const { user } = await identity.session();
  if (user?.roles.includes('admin')) return { kind: 'administrator' as const };
  const token = url.searchParams.get('token') ?? '';
  const answer = await submitted({}, () => identity.checkAdministratorLink({ token }));
  return answer.kind === 'refused' ? { kind: 'refused' as const, refusal: answer.answer } : { kind: 'good' as const };
}

export async function action({ url, context }: Route.ActionArgs) {
  const token = url.searchParams.get('token') ?? '';
  const answer = await submitted({}, () => apiOf(context).identity.becomeAdministrator({ token }));
  return answer.kind === 'refused' ? answer.response : { isDone: true };
}

/** Where the link on the operator's console leads. An account comes first: it is the one that gets the role. */
export default function FirstAdministrator({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('identity');
  const { user } = useAuth();
  const answer = useLastAnswer(actionData);
  if (answer && 'isDone' in answer) {
    return (
      <LinkOutcome title={t('firstAdministrator.done')} text={t('firstAdministrator.doneText')} wayOn={<ToPeople />} />
    );
  }
  if (loaderData.kind === 'administrator') return <AlreadyAdministrator />;
  if (loaderData.kind === 'refused' && !answer) return <Refused refusal={loaderData.refusal} />;
  if (!user) return <AccountFirst />;
  return (
    <LinkQuestion
      title={t('firstAdministrator.title')}
      text={t('firstAdministrator.text', { email: user.email })}
      submitLabel={t('firstAdministrator.submit')}
      refusal={refusalOf(answer)}
      dead={{ text: t('firstAdministrator.deadLink'), wayOn: <ToStart /> }}
    />
  );
}

/** Known before anything is asked: nobody opens an account for a link that leads nowhere. */
function Refused({ refusal }: { refusal: FormAnswer }) {
  const { t } = useTranslation(['identity', 'errors']);
  const [query] = useSearchParams();
  const isDead = isLinkDead(query.get('token'), refusal);
  const title = isDead ? t('deadLink') : t('firstAdministrator.title');
  return (
    <AuthCard title={title} text={isDead ? t('firstAdministrator.deadLink') : t(`errors:${refusal.code}`)}>
      <TokenMeta title={title} />
      <ToStart />
    </AuthCard>
  );
}

function AlreadyAdministrator() {
  const { t } = useTranslation('identity');
  return (
    <AuthCard title={t('firstAdministrator.already')} text={t('firstAdministrator.doneText')}>
      <TokenMeta title={t('firstAdministrator.already')} />
      <ToPeople />
    </AuthCard>
  );
}

function ToPeople() {
  const { t } = useTranslation('identity');
  return <WayOn to={href('/dashboard/people')} label={t('firstAdministrator.toPeople')} />;
}

function ToStart() {
  const { t } = useTranslation(['identity', 'layout']);
  const { user } = useAuth();
  if (user) return <WayOn to={href('/dashboard')} label={t('layout:toDashboard')} />;
  return <WayOn to={href('/auth/login')} label={t('login.submit')} />;
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
