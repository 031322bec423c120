import { data } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { checkoutOf } from '../components/checkout/find-checkout.ts';
import { FinishedCheckout } from '../components/checkout/finished-checkout.tsx';
import {
  MissingCheckout,
  OpenCheckout,
  OverCheckout,
  UnknownCheckout,
} from '../components/checkout/unfinished-checkout.tsx';
import type { Route } from './+types/checkout-success.ts';

export const handle: ScreenHandle = { namespaces: ['subscription', 'subscription-state', 'plans'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = apiOf(context);
  const { status, ...found } = await checkoutOf(api, url);
  if (found.kind !== 'found') return data(found, { status });
  const { checkout } = found;
  if (checkout.status !== 'done') return data({ kind: checkout.status, checkout });
  const { subscription } = await api.billing.overview();
  return data({ kind: checkout.status, checkout, subscription });
}

export default function CheckoutSuccessScreen({ loaderData }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case 'missing':
      return <MissingCheckout />;
    case 'unknown':
      return <UnknownCheckout />;
    case 'over':
      return <OverCheckout />;
    case 'open':
      return <OpenCheckout planId={loaderData.checkout.plan_id} url={loaderData.checkout.url} />;
    case 'done':
      return <FinishedCheckout checkout={loaderData.checkout} subscription={loaderData.subscription} />;
  }
}
