import type { ErrorCode } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { loginPath } from '#platform/login-path.ts';
import { chatPath } from '../../assistant-paths.ts';
import type { Problem } from '../state/chat-reducer.ts';

const needsNew: readonly ErrorCode[] = ['CONVERSATION_FULL', 'CONVERSATION_GONE'];

type ProblemAlertProps = {
  problem: Problem;
  /** Whoever goes to a new conversation takes along what was typed. */
  onNew: () => void;
};

/** Why the last thing was not done, and what to do. What was typed is still there. */
export function ProblemAlert({ problem, onNew }: ProblemAlertProps) {
  const { t } = useTranslation(['assistant', 'errors', 'layout']);
  const { pathname, search } = useLocation();
  const { deed } = problem;
  if (problem.kind === 'connection') return <Alert tone="danger">{t(`problem.connection.${deed}`)}</Alert>;
  if (problem.kind === 'sign-in') {
    return (
      <Alert tone="danger">
        {t(`problem.signIn.${deed}`)} <TextLink to={loginPath(`${pathname}${search}`)}>{t('layout:logIn')}</TextLink>
      </Alert>
    );
  }
  const { code } = problem;
  // The day's messages are told of where they are counted.
  if (code === 'MESSAGE_LIMIT') return null;
  return (
    <Alert tone="danger">
      {t(`errors:${code}`)}{' '}
      {needsNew.includes(code) && (
        <TextLink to={chatPath} onClick={onNew}>
          {t('new')}
        </TextLink>
      )}
    </Alert>
  );
}
