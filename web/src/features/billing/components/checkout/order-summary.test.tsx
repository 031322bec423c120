// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderBilling } from '../../test-support.tsx';
import { OrderSummary } from './order-summary.tsx';

const common = {
  id: '0b4f2c6e-6f0e-4f0c-9d0e-2f6f6f1f7a01',
  status: 'open' as const,
  needs_confirmation: false,
  return_to: '/dashboard/bookings/1',
};

afterEach(cleanup);

it('says what is bought once, for how much and until when it is held', () => {
  renderBilling(
    <OrderSummary
      checkout={{
        ...{ ...common, purpose: 'purchase', title: 'Ura z Nejo Zupan, 60 minut', due_cents: 2700 },
        held_until: new Date('2030-05-20T10:10:00Z'),
      }}
    />,
  );
  expect(screen.getByText('Ura z Nejo Zupan, 60 minut')).toBeDefined();
  expect(screen.getAllByText(/27,00/)).toHaveLength(2);
  expect(screen.getByText(/Za vas rezervirano do .*2030/)).toBeDefined();
  expect(screen.queryByText(/na mesec/)).toBeNull();
});

it('says what a plan costs a month', () => {
  renderBilling(
    <OrderSummary
      checkout={{ ...common, purpose: 'subscribe', plan_id: 'sl-standard', trial_ends_at: null, due_cents: 1900 }}
    />,
  );
  expect(screen.getAllByText(/na mesec/).length).toBeGreaterThan(0);
  expect(screen.queryByText(/rezervirano/)).toBeNull();
});
