// @vitest-environment happy-dom
import type { Checkout, OwnSubscription } from '@navor/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderBilling, sampleSubscription } from '../../test-support.tsx';
import { FinishedCheckout } from './finished-checkout.tsx';

const checkout: Checkout = {
  id: '0b4f2c6e-6f0e-4f0c-9d0e-2f6f6f1f7a03',
  plan_id: 'sl-standard',
  is_trial: true,
  status: 'done',
  url: null,
  return_to: null,
};

vi.mock('#platform/browser-api.ts', () => ({
  api: { billing: { checkSubscription: async () => ({ subscribed: true, plan: 'standard', offer: 'sl' }) } },
}));

afterEach(cleanup);

function titleFor(subscription: OwnSubscription | null): string | null {
  renderBilling(<FinishedCheckout checkout={checkout} subscription={subscription} />);
  return screen.getByRole('heading', { level: 1 }).textContent;
}

it('congratulates on what has just begun', () => {
  expect(titleFor({ ...sampleSubscription, status: 'trial' })).toBe('Preizkus se je začel');
  cleanup();
  expect(titleFor(sampleSubscription)).toBe('Hvala, naročnina velja');
});

it.each([
  ['cancelled since', { status: 'cancelled' }, 'Odpovedana'],
  ['not paid since', { status: 'past_due' }, 'Plačilo ni uspelo'],
  ['for another plan since', { plan_id: 'sl-premium', tier: 'premium' }, 'Aktivna'],
] as const)('shows how a subscription stands that is %s', (_, changes, status) => {
  expect(titleFor({ ...sampleSubscription, ...changes })).toBe('Ta nakup je opravljen');
  expect(screen.getByText(status)).toBeDefined();
});

it('says that the subscription is over', () => {
  expect(titleFor(null)).toBe('Ta nakup je opravljen');
});
