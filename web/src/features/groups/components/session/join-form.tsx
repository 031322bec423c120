import type { GroupSession } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useTierName } from '#features/billing/index.ts';
import { requiredLoginPath, requiredSignUpPath } from '#platform/login-path.ts';
import { useFormatter } from '#platform/use-formatter.ts';
import { ActionForm } from '#screen/forms/action-form.tsx';
import { useIntent } from '#screen/forms/intent-form.tsx';
import { NativeCheckbox } from '#screen/forms/native-checkbox.tsx';
import { ownSessionPath } from '../../group-paths.ts';
import { plansPathFrom } from './plans-path.ts';
import type { SessionAnswer } from './session-action.ts';

type JoinFormProps = { session: GroupSession; way: 'plan' | 'card' | 'free'; answer: SessionAnswer | undefined };

/** Takes a seat, or a place in line where there is none. */
export function JoinForm({ session, way, answer }: JoinFormProps) {
  const { t } = useTranslation('groups');
  const format = useFormatter();
  const state = useIntent(answer, 'join');
  const { free_seats, cents, overlaps } = session;
  const isFull = free_seats === 0;
  const price = format.price(cents);
  return (
    <ActionForm answer={state.refusal} preventScrollReset className="grid gap-4">
      <input type="hidden" name="intent" value="join" />
      {isFull && <input type="hidden" name="or_wait" value="true" />}
      {state.formError && <Alert tone="danger">{state.formError}</Alert>}
      {isFull && (
        <p className="text-sm">
          {t('seat.waitText')} {way === 'card' && t('seat.waitPaid')}
        </p>
      )}
      {overlaps.length > 0 && <OverlapWarning overlaps={overlaps} />}
      <Button type="submit" isBusy={state.isBusy} className="w-full">
        {isFull ? t('seat.wait') : way === 'card' ? t('seat.pay', { price }) : t('seat.join')}
      </Button>
      {way === 'card' && <PaidNote sessionId={session.id} />}
    </ActionForm>
  );
}

function PaidNote({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('groups');
  const tierName = useTierName();
  return (
    <div className="grid gap-2 text-muted text-sm">
      <p>{t('seat.refundRule')}</p>
      <p>
        <TextLink to={plansPathFrom(ownSessionPath(sessionId))}>
          {t('seat.planHint', { plan: tierName('premium') })}
        </TextLink>
      </p>
    </div>
  );
}

function OverlapWarning({ overlaps }: Pick<GroupSession, 'overlaps'>) {
  const { t } = useTranslation('groups');
  const format = useFormatter();
  return (
    <div className="grid gap-3">
      <Alert tone="warn" title={t('seat.overlapTitle')}>
        <ul className="grid gap-1">
          {overlaps.map(({ title, starts_at, ends_at, path }) => (
            <li key={`${path} ${title}`}>
              {path ? <TextLink to={path}>{title}</TextLink> : title}{' '}
              <span className="tabular text-muted">
                {format.time(starts_at)}–{format.time(ends_at)}
              </span>
            </li>
          ))}
        </ul>
      </Alert>
      <Field label={t('seat.overlapAccept')} layout="inline">
        <NativeCheckbox name="accepts_overlap" value="true" />
      </Field>
    </div>
  );
}

/** A seat is for somebody with an account; they come back here. */
export function LogInToJoin({ session }: { session: GroupSession }) {
  const { t } = useTranslation('groups');
  const back = ownSessionPath(session.id);
  return (
    <div className="grid gap-3">
      <p className="text-sm">{t('seat.logInText')}</p>
      <Button asChild className="w-full">
        <Link to={requiredLoginPath(back)}>{t('seat.logIn')}</Link>
      </Button>
      <TextLink to={requiredSignUpPath(back)} className="py-1 text-sm">
        {t('seat.signUp')}
      </TextLink>
    </div>
  );
}
