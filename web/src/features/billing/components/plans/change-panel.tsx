import type { ChangePreview, OwnSubscription } from '@navor/contract';
import { plans } from '@navor/contract/choices';
import { Button } from '@navor/ui/button.tsx';
import { Card } from '@navor/ui/card.tsx';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigation } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { ActionForm } from '#screen/forms/action-form.tsx';
import type { FormAnswer } from '#screen/forms/form-answer.ts';
import { ChangeTerms } from './change-terms.tsx';

type ChangePanelProps = {
  preview: ChangePreview;
  subscription: OwnSubscription;
  stayPath: string;
  answer: FormAnswer | undefined;
};

/** Tells what a change of plan costs and when it holds, and makes it only then. */
export function ChangePanel({ preview, subscription, stayPath, answer }: ChangePanelProps) {
  const { t } = useTranslation(['subscription', 'subscription-state']);
  const plan = plans[preview.plan_id].name;
  return (
    <Panel title={t(preview.takes_effect === 'now' ? 'change.raiseTitle' : 'change.lowerTitle', { plan })}>
      <ChangeTerms preview={preview} nextChargeAt={subscription.period_ends_at} />
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        <ConfirmForm preview={preview} answer={answer} />
        <Button asChild variant="secondary">
          <Link to={stayPath}>{t('subscription-state:keepPlan', { plan: plans[subscription.plan_id].name })}</Link>
        </Button>
      </div>
    </Panel>
  );
}

function ConfirmForm({ preview, answer }: { preview: ChangePreview; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('subscription');
  const format = useFormatter();
  const { formData } = useNavigation();
  const { plan_id: planId, takes_effect: takesEffect, due_cents: dueCents } = preview;
  const plan = plans[planId].name;
  const raiseLabel =
    dueCents > 0 ? t('change.confirmDue', { price: format.money(dueCents) }) : t('change.confirmRaise', { plan });
  return (
    <ActionForm answer={answer} className="grid">
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="plan_id" value={planId} />
      <Button type="submit" isBusy={formData?.get('intent') === 'change'}>
        {takesEffect === 'now' ? raiseLabel : t('change.confirmLower', { plan })}
      </Button>
    </ActionForm>
  );
}

/** It answers a link further down the page, so the reader is taken to it. */
function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={id}>
      <Card className="gap-4 p-4 md:p-6">
        <h2 id={id} ref={heading} tabIndex={-1} className="scroll-mt-6 font-semibold text-lg outline-none">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}
