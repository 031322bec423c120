import { Card } from '@navor/ui/card.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { ownPath } from '#platform/own-path.ts';
import { apiOf } from '#platform/page-context.ts';
import { orNotFound } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { cancelPath, subscriptionSettingsPath, successPath } from '../billing-paths.ts';
import { BankQuestion } from '../components/checkout/bank-question.tsx';
import { CardForm } from '../components/checkout/card-form.tsx';
import { orLogin } from '../components/checkout/or-login.ts';
import { OrderSummary } from '../components/checkout/order-summary.tsx';
import { answerSandboxForm } from '../components/checkout/sandbox-action.ts';
import { testExpiry } from '../components/checkout/test-expiry.ts';
import { OverCheckout } from '../components/checkout/unfinished-checkout.tsx';
import type { Route } from './+types/sandbox-checkout.ts';

export const handle: ScreenHandle = { namespaces: ['subscription', 'plans'] };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = apiOf(context);
  await orLogin(api, url);
  const visit = await orNotFound(api.billing.sandboxCheckout({ id: params.visitId }));
  if (visit.status === 'done') {
    throw redirect(
      visit.purpose === 'card' ? ownPath(visit.return_to, subscriptionSettingsPath) : successPath(visit.id),
    );
  }
  return { visit, expiry: testExpiry(new Date()) };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const api = apiOf(context);
  await orLogin(api, url);
  return answerSandboxForm(api, params.visitId, await request.formData());
}

/** A refusal changes the visit too: the bank's question is answered, or another window has finished it. */
export function shouldRevalidate(): boolean {
  return true;
}

export default function SandboxCheckoutScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('subscription');
  const { visit, expiry } = loaderData;
  if (visit.status === 'over') return <OverCheckout />;
  const isCard = visit.purpose === 'card';
  const leavePath = ownPath(visit.return_to, isCard ? subscriptionSettingsPath : cancelPath(visit.id));
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
        <OrderSummary visit={visit} />
        {visit.needs_confirmation ? (
          <BankQuestion visit={visit} answer={actionData} />
        ) : (
          <CardForm visit={visit} expiryExample={expiry} answer={actionData} />
        )}
        <p className="text-sm">
          <TextLink to={leavePath} className="inline-block py-2">
            {t(isCard ? 'sandbox.leaveCard' : 'sandbox.leave')}
          </TextLink>
        </p>
      </Card>
    </div>
  );
}
