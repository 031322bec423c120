import { data } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { findCheckout } from '../components/checkout/find-checkout.ts';
import { FinishedCheckout } from '../components/checkout/finished-checkout.tsx';
import { orLogin } from '../components/checkout/or-login.ts';
import {
  MissingCheckout,
  OpenCheckout,
  OverCheckout,
  UnknownCheckout,
} from '../components/checkout/unfinished-checkout.tsx';
import type { Route } from './+types/checkout-success.ts';

export const handle: ScreenHandle = { namespaces: ['subscription', 'subscription-state', 'plans'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('checkout');
  if (!id) return data({ kind: 'missing' as const }, { status: 404 });
  const api = apiOf(context);
  await orLogin(api, url);
  const found = await findCheckout(api, id);
  if (found.kind === 'missing') return data(found, { status: 404 });
  if (found.kind === 'unknown') return data(found, { status: 503 });
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
