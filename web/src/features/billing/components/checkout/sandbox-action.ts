import type { Api } from '@navor/contract/page-request';
import { redirect } from 'react-router';
import { submitted } from '#screen/forms/form-answer.ts';
import { sandboxPath } from '../../billing-paths.ts';

/** A checkout at the cashier for trying out. */
export type SandboxCheckout = Awaited<ReturnType<Api['billing']['sandboxCheckout']>>;

/** Pays with a test card, or answers the bank's question about one. The page that follows shows how the checkout stands. */
export async function answerSandboxForm(api: Api, checkoutId: string, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const intent = form.get('intent');
  if (intent === 'confirm' || intent === 'refuse') {
    const answer = await submitted({}, () =>
      api.billing.sandboxConfirm({ id: checkoutId, is_confirmed: intent === 'confirm' }),
    );
    return answer.kind === 'refused' ? answer.response : redirect(sandboxPath(checkoutId));
  }
  const kept = { card_number: text('card_number'), expiry: text('expiry') };
  const answer = await submitted(kept, () =>
    api.billing.sandboxPay({ id: checkoutId, ...kept, security_code: text('security_code') }),
  );
  return answer.kind === 'refused' ? answer.response : redirect(sandboxPath(checkoutId));
}
