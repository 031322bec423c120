import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { ActionForm } from '#screen/forms/action-form.tsx';
import type { FormAnswer } from '#screen/forms/form-answer.ts';
import { useFormTexts, useLastAnswer } from '#screen/forms/use-form-texts.ts';
import { plansPath } from '../../billing-paths.ts';
import { formatWhileTyping, groupedNumber, slashedExpiry } from './card-typing.ts';
import { CashierAlert } from './cashier-alert.tsx';
import type { SandboxCheckout } from './sandbox-action.ts';
import { TestCards } from './test-card-list.tsx';

type CardFormProps = { checkout: SandboxCheckout; expiryExample: string; answer: FormAnswer | undefined };

/** Fields of their own, so that no browser offers a real card here. */
export function CardForm({ checkout, expiryExample, answer }: CardFormProps) {
  const { t } = useTranslation('subscription');
  const isBusy = useNavigation().formData !== undefined;
  const refusal = useLastAnswer(answer);
  const { values } = useFormTexts(answer);
  const number = useRef<HTMLInputElement>(null);
  const expiry = useRef<HTMLInputElement>(null);
  const securityCode = useRef<HTMLInputElement>(null);
  const payButton = useRef<HTMLButtonElement>(null);
  const problemOf = (name: 'card_number' | 'expiry' | 'security_code') =>
    refusal?.fields.some(({ path }) => path === name) && t(`sandbox.problem.${name}`, { example: expiryExample });

  function use(card: string) {
    fillIn(number.current, card);
    fillIn(expiry.current, expiryExample);
    fillIn(securityCode.current, '123');
    // Everything is filled in; a field in focus would only bring up a phone's keyboard.
    payButton.current?.focus();
  }

  return (
    <>
      <ActionForm answer={answer} preventScrollReset autoComplete="off" className="grid gap-5">
        {refusal && refusal.fields.length === 0 && <CashierAlert refusal={refusal} reloadPath={plansPath()} />}
        <Field label={t('sandbox.number')} error={problemOf('card_number')} isRequired>
          <Input
            ref={number}
            name="card_number"
            inputMode="numeric"
            autoComplete="off"
            maxLength={30}
            defaultValue={values.card_number}
            onInput={({ currentTarget }) => formatWhileTyping(currentTarget, groupedNumber)}
            className="tabular"
          />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label={t('sandbox.expiry')}
            help={t('sandbox.expiryHelp', { example: expiryExample })}
            error={problemOf('expiry')}
            isRequired
          >
            <Input
              ref={expiry}
              name="expiry"
              inputMode="numeric"
              autoComplete="off"
              maxLength={7}
              defaultValue={values.expiry}
              onInput={({ currentTarget }) => formatWhileTyping(currentTarget, slashedExpiry)}
              className="tabular"
            />
          </Field>
          <Field
            label={t('sandbox.securityCode')}
            help={t('sandbox.securityCodeHelp')}
            error={problemOf('security_code')}
            isRequired
          >
            <Input
              ref={securityCode}
              name="security_code"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              className="tabular"
            />
          </Field>
        </div>
        <PayButton ref={payButton} checkout={checkout} isBusy={isBusy} />
      </ActionForm>
      <TestCards onUse={use} />
    </>
  );
}

/** As if it were typed, so that whatever follows the typing follows this too. */
function fillIn(input: HTMLInputElement | null, value: string) {
  if (!input) return;
  input.value = value;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

type PayButtonProps = { ref: RefObject<HTMLButtonElement | null>; checkout: SandboxCheckout; isBusy: boolean };

function PayButton({ ref, checkout, isBusy }: PayButtonProps) {
  const { t } = useTranslation('subscription');
  const format = useFormatter();
  const label =
    checkout.purpose === 'card'
      ? t('sandbox.saveCard')
      : checkout.purpose === 'subscribe' && checkout.trial_ends_at
        ? t('sandbox.startTrial')
        : t('sandbox.payNow', { price: format.money(checkout.due_cents) });
  return (
    <Button ref={ref} type="submit" size="lg" isBusy={isBusy}>
      {label}
    </Button>
  );
}
