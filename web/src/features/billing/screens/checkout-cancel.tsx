import { plans } from '@navor/contract/choices';
import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { data, Link, redirect, useNavigation } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { ActionForm } from '#screen/forms/action-form.tsx';
import { submitted } from '#screen/forms/form-answer.ts';
import { plansPath, successPath } from '../billing-paths.ts';
import { CashierAlert } from '../components/checkout/cashier-alert.tsx';
import { CheckoutMessage } from '../components/checkout/checkout-message.tsx';
import { checkoutOf } from '../components/checkout/find-checkout.ts';
import { requireLogin } from '../components/checkout/require-login.ts';
import { MissingCheckout, UnknownCheckout } from '../components/checkout/unfinished-checkout.tsx';
import type { Route } from './+types/checkout-cancel.ts';

export const handle: ScreenHandle = { namespaces: ['subscription'] };

/** Only tells how the purchase stands: coming here gives nothing up, since going back in the browser leads here too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { status, ...found } = await checkoutOf(apiOf(context), url);
  if (found.kind === 'found' && found.checkout.status === 'done') throw redirect(successPath(found.checkout.id));
  return data(found, { status });
}

export async function action({ context, url }: Route.ActionArgs) {
  const id = url.searchParams.get('checkout') ?? '';
  const api = apiOf(context);
  await requireLogin(api, url);
  const answer = await submitted({}, () => api.billing.leaveCheckout({ id }));
  if (answer.kind === 'refused') return answer.response;
  return redirect(`${url.pathname}${url.search}`);
}

export default function CheckoutCancelScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('subscription');
  const isBusy = useNavigation().formData !== undefined;
  if (loaderData.kind === 'missing') return <MissingCheckout />;
  if (loaderData.kind === 'unknown') return <UnknownCheckout />;
  const { plan_id: planId, status, url } = loaderData.checkout;
  const plan = plans[planId].name;
  const isOpen = status === 'open';
  return (
    <CheckoutMessage
      pose="waiting"
      title={t('cancel.title')}
      text={t(isOpen ? 'cancel.openText' : 'cancel.overText', { plan })}
      actions={
        <>
          {isOpen && url && (
            <Button asChild>
              <Link to={url}>{t('cancel.continue')}</Link>
            </Button>
          )}
          <Button asChild variant={isOpen ? 'secondary' : 'primary'}>
            <Link to={plansPath()}>{t('cancel.toPlans')}</Link>
          </Button>
        </>
      }
    >
      {actionData && <CashierAlert refusal={actionData} />}
      {isOpen && (
        <ActionForm answer={actionData}>
          <Button type="submit" variant="ghost" isBusy={isBusy}>
            {t('cancel.leave')}
          </Button>
        </ActionForm>
      )}
    </CheckoutMessage>
  );
}
