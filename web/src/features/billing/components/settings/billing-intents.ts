import type { Api } from '@navor/contract/page-request';
import { type IntentAnswer, textOf } from '#screen/forms/answer-intent.ts';

/** What somebody may say of themselves for invoices, in the order in which it is asked. */
export const detailFields = ['name', 'company', 'tax_id', 'street', 'postcode', 'city', 'country'] as const;

/** What the forms of the subscription screen do. */
export function billingIntents({ billing }: Api) {
  return {
    cancel: () => billing.cancel(),
    resume: () => billing.resume(),
    'drop-lowering': () => billing.dropLowering(),
    refund: () => billing.refund(),
    'change-card': () => billing.openCardChange(),
    'save-details': (form: FormData) =>
      billing.saveDetails({
        name: textOf(form, 'name'),
        company: textOf(form, 'company'),
        tax_id: textOf(form, 'tax_id'),
        street: textOf(form, 'street'),
        postcode: textOf(form, 'postcode'),
        city: textOf(form, 'city'),
        country: textOf(form, 'country'),
      }),
  };
}

export type BillingIntent = keyof ReturnType<typeof billingIntents>;
export type BillingAnswer = IntentAnswer<ReturnType<typeof billingIntents>>;
