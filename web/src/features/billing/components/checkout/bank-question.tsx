import { Button } from '@navor/ui/button.tsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { ActionForm } from '#screen/forms/action-form.tsx';
import type { FormAnswer } from '#screen/forms/form-answer.ts';
import { CashierAlert } from './cashier-alert.tsx';
import type { SandboxCheckout } from './sandbox-action.ts';

type BankQuestionProps = { checkout: SandboxCheckout; answer: FormAnswer | undefined };

/** What a bank would ask the owner of a card. */
export function BankQuestion({ checkout, answer }: BankQuestionProps) {
  const { t } = useTranslation('subscription');
  const format = useFormatter();
  const { formData } = useNavigation();
  const heading = useRef<HTMLHeadingElement>(null);

  // It takes the place of the form that was just sent.
  useEffect(() => heading.current?.focus(), []);

  return (
    <ActionForm answer={answer} className="grid gap-4 rounded-md border border-line-strong p-4">
      {answer && <CashierAlert refusal={answer} />}
      <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
        {t('sandbox.bank')}
      </h2>
      <p>
        {checkout.purpose === 'card' || checkout.due_cents === 0
          ? t('sandbox.bankCard')
          : t('sandbox.bankPay', { price: format.money(checkout.due_cents) })}
      </p>
      <p className="text-muted text-sm">{t('sandbox.bankText')}</p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="intent" value="confirm" isBusy={formData?.get('intent') === 'confirm'}>
          {t('sandbox.confirm')}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="refuse"
          variant="secondary"
          isBusy={formData?.get('intent') === 'refuse'}
        >
          {t('sandbox.refuse')}
        </Button>
      </div>
    </ActionForm>
  );
}
