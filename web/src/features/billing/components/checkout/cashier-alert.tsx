import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import type { FormAnswer } from '#screen/forms/form-answer.ts';

const declineReasons = ['declined', 'insufficient_funds', 'expired', 'not_confirmed'] as const;

/** Says why a purchase did not go on, that nothing was charged, and what to do next. */
export function CashierAlert({ refusal, reloadPath }: { refusal: FormAnswer; reloadPath?: string }) {
  const { t } = useTranslation('subscription');
  const text = useRefusalText(refusal);
  const place = useRef<HTMLDivElement>(null);
  const isOutdated = refusal.code === 'ALREADY_SUBSCRIBED' || refusal.code === 'NOT_POSSIBLE_NOW';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is to be seen, also the second of the same kind.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);

  return (
    <div ref={place} className="scroll-mt-2">
      <Alert
        tone="danger"
        action={
          (isOutdated && reloadPath && <WayOn to={reloadPath} label={t('refusal.reload')} />) ||
          (refusal.code === 'PAYMENTS_UNAVAILABLE' && <WayOn to={href('/contact')} label={t('refusal.contact')} />)
        }
      >
        {text}
      </Alert>
    </div>
  );
}

function useRefusalText({ code, reason }: FormAnswer): string {
  const { t } = useTranslation(['subscription', 'errors']);
  switch (code) {
    case 'CARD_DECLINED':
      return t(`refusal.${declineReasons.find((known) => known === reason) ?? 'declined'}`);
    case 'NOT_POSSIBLE_NOW':
      return t('refusal.notPossible');
    case 'ALREADY_SUBSCRIBED':
      return t('refusal.alreadySubscribed');
    case 'PAYMENTS_UNAVAILABLE':
      return t('refusal.unavailable');
    case 'CHECKOUT_OVER':
      return t('refusal.over');
    default:
      return t(`errors:${code}`);
  }
}

function WayOn({ to, label }: { to: string; label: string }) {
  return (
    <Button asChild variant="secondary" size="sm">
      <Link to={to}>{label}</Link>
    </Button>
  );
}
