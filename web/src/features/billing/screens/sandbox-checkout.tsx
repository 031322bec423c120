import { Card } from '@navor/ui/card.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { href, redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { localPath } from '#platform/local-path.ts';
import { apiOf } from '#platform/page-context.ts';
import { orNotFound } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { useRevalidationAt } from '#screen/use-revalidation-at.ts';
import { cancelPath, subscriptionSettingsPath, successPath } from '../billing-paths.ts';
import { BankQuestion } from '../components/checkout/bank-question.tsx';
import { CardForm } from '../components/checkout/card-form.tsx';
import { OrderSummary } from '../components/checkout/order-summary.tsx';
import { requireLogin } from '../components/checkout/require-login.ts';
import { answerSandboxForm, type SandboxCheckout } from '../components/checkout/sandbox-action.ts';
import { OverCheckout, OverPurchase } from '../components/checkout/unfinished-checkout.tsx';
import type { Route } from './+types/sandbox-checkout.ts';

export const handle: ScreenHandle = { namespaces: ['subscription', 'plans'] };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = apiOf(context);
  await requireLogin(api, url);
  const checkout = await orNotFound(api.billing.sandboxCheckout({ id: params.checkoutId }));
  if (checkout.status === 'done') {
    throw redirect(checkout.purpose === 'subscribe' ? successPath(checkout.id) : leavePath(checkout));
  }
  const now = new Date();
  return { checkout, now, expiry: testExpiry(now) };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const api = apiOf(context);
  await requireLogin(api, url);
  return answerSandboxForm(api, params.checkoutId, await request.formData());
}

/** A refusal changes the checkout too: the bank's question is answered, or another window has finished it. */
export function shouldRevalidate(): boolean {
  return true;
}

export default function SandboxCheckoutScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('subscription');
  const { checkout, now, expiry } = loaderData;
  // What is not held any more cannot be paid, and the page says so without being asked.
  useRevalidationAt(checkout.purpose === 'purchase' && checkout.status === 'open' ? checkout.held_until : null, now);
  if (checkout.status === 'over') {
    return checkout.purpose === 'purchase' ? <OverPurchase returnTo={leavePath(checkout)} /> : <OverCheckout />;
  }
  const isCard = checkout.purpose === 'card';
  return (
    <div className="grid w-full max-w-md gap-4">
      <PageMeta title={t('sandbox.title')} isIndexed={false} />
      <div role="note" className="flex items-start gap-3 rounded-md bg-signal p-4 text-on-signal">
        <FlaskConical aria-hidden className="mt-0.5 size-5 shrink-0" />
        <div className="grid gap-1">
          <p className="font-semibold">{t('sandbox.banner')}</p>
          <p className="text-sm">{t('sandbox.bannerText')}</p>
        </div>
      </div>
      <Card className="gap-6 p-4 md:p-6">
        <h1 className="font-semibold text-2xl">{t(isCard ? 'sandbox.cardTitle' : 'sandbox.title')}</h1>
        <OrderSummary checkout={checkout} />
        {checkout.needs_confirmation ? (
          <BankQuestion checkout={checkout} answer={actionData} />
        ) : (
          <CardForm checkout={checkout} expiryExample={expiry} answer={actionData} />
        )}
        <p className="text-sm">
          <TextLink to={leavePath(checkout)} className="inline-block py-2">
            {t(isCard ? 'sandbox.leaveCard' : 'sandbox.leave')}
          </TextLink>
        </p>
      </Card>
    </div>
  );
}

/** Where somebody goes who is through with it; who subscribes and gives up is asked whether to come back. */
function leavePath({ purpose, return_to, id }: SandboxCheckout): string {
  const otherwise = { subscribe: cancelPath(id), card: subscriptionSettingsPath, purchase: href('/dashboard') };
  return localPath(return_to, otherwise[purpose]);
}

/** A month that no test card has expired by. */
function testExpiry(now: Date): string {
  return `12/${String((now.getUTCFullYear() + 3) % 100).padStart(2, '0')}`;
}
