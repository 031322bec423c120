// @vitest-environment happy-dom
import type { OwnSubscription } from '@navor/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderBilling, sampleSubscription } from '../../test-support.tsx';
import { SubscriptionState } from './subscription-state.tsx';

afterEach(cleanup);

/** Spaces that do not break are written as others. */
function said(changes: Partial<OwnSubscription>): string {
  const { container } = renderBilling(<SubscriptionState subscription={{ ...sampleSubscription, ...changes }} />);
  return (container.textContent ?? '').replaceAll('\u00a0', ' ');
}

it('tells when the plan is paid next, at the price of a price list', () => {
  expect(said({})).toBe('Naslednje plačilo: 19 €, 20. maj 2030.');
});

it('tells what a trial will cost and from when', () => {
  expect(said({ status: 'trial' })).toMatch(/do 20\. maj 2030\..+19 € na mesec\./);
});

it('names the lower plan that comes, and charges its price', () => {
  const text = said({ tier: 'premium', plan_id: 'sl-premium', next_plan_id: 'sl-standard' });
  expect(text).toContain('Naslednje plačilo: 19 €');
  expect(text).toContain('paket Standard za 19 € na mesec');
});

it('promises no charge once it is cancelled', () => {
  expect(said({ status: 'cancelled' })).toMatch(/velja do 20\. maj 2030.+ničesar več/);
});

it('alerts to a failed payment, with the next try and the end of access', () => {
  const text = said({
    status: 'past_due',
    next_try_at: new Date('2030-05-22T10:00:00Z'),
    grace_ends_at: new Date('2030-05-27T10:00:00Z'),
  });
  expect(screen.getByRole('alert')).toBeDefined();
  expect(text).toContain('22. maj 2030');
  expect(text).toContain('27. maj 2030');
});
