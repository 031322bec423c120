// @vitest-environment happy-dom
import type { BillingOverview } from '@navor/contract';
import { type PlanId, plans, plansListedIn } from '@navor/contract/choices';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { noActions, renderBilling, sampleOverview, sampleSubscription } from '../../test-support.tsx';
import { PlanAction } from './plan-action.tsx';
import { readPlansQuery } from './plans-query.ts';

afterEach(cleanup);

type Asked = { overview: BillingOverview | null; query?: string; canSubscribe?: boolean };

function renderAction(id: PlanId, { overview, query = '', canSubscribe = true }: Asked) {
  const plan = plans[id];
  return renderBilling(
    <PlanAction
      listed={{ kind: 'priced', name: plan.name, tier: plan.tier, plan }}
      offer={plan.offer}
      overview={overview}
      canSubscribe={canSubscribe}
      wanted={readPlansQuery(new URLSearchParams(query))}
      answer={undefined}
    />,
  );
}

const canSubscribeTo = (...ids: PlanId[]) => ({ ...noActions, can_subscribe_to: ids, has_trial: true });
const primary = () => screen.getByRole('button').className;

describe('a plan that was granted', () => {
  const overview: BillingOverview = {
    ...sampleOverview,
    grant: { plan_id: 'sl-standard', ends_at: null },
    actions: canSubscribeTo('sl-premium'),
  };

  it('is marked as the plan of whoever looks, with no trial or purchase of it', () => {
    renderAction('sl-standard', { overview });
    expect(screen.getByText('Vaš paket')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says until when it is free, and that it can be bought afterwards', () => {
    const grant = { plan_id: 'sl-standard', ends_at: new Date('2030-05-20T10:00:00Z') } as const;
    renderAction('sl-standard', { overview: { ...overview, grant } });
    expect(screen.getByText(/^Do 20\. .*2030 je vaš brezplačno, potem ga lahko naročite\.$/)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('covers the plans below it, which are not sold meanwhile', () => {
    const grant = { plan_id: 'sl-premium', ends_at: null } as const;
    renderAction('sl-standard', { overview: { ...overview, grant, actions: canSubscribeTo() } });
    expect(screen.getByText('Vse to imate v svojem paketu.')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leaves the others unmarked, and none stands out, not even one that was asked for', () => {
    renderAction('sl-premium', { overview });
    expect(screen.queryByText('Vaš paket')).toBeNull();
    const plain = primary();
    cleanup();
    renderAction('sl-premium', { overview, query: 'plan=sl-premium' });
    expect(primary()).toBe(plain);
    cleanup();
    renderAction('sl-premium', { overview: { ...overview, grant: null }, query: 'plan=sl-premium' });
    expect(primary()).not.toBe(plain);
  });
});

it('marks the plan of an organisation, which cannot be bought', () => {
  const [custom] = plansListedIn('international').filter(({ kind }) => kind === 'custom');
  if (!custom) throw new Error('The list has no custom plan');
  const overview = { ...sampleOverview, grant: { plan_id: 'international-premium', ends_at: null } } as const;
  const wanted = readPlansQuery(new URLSearchParams());
  const rest = { offer: 'international', canSubscribe: true, wanted, answer: undefined } as const;
  renderBilling(<PlanAction listed={custom} overview={overview} {...rest} />);
  expect(screen.getByText('Vaš paket')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

describe('a plan that is paid for', () => {
  const overview: BillingOverview = {
    ...sampleOverview,
    subscription: sampleSubscription,
    actions: { ...noActions, changes: [{ plan_id: 'sl-premium', takes_effect: 'now' }] },
  };

  it('is marked, with nothing left to do', () => {
    renderAction('sl-standard', { overview });
    expect(screen.getByText('Vaš paket')).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('can be changed for another', () => {
    renderAction('sl-premium', { overview });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/subscription?change=sl-premium');
  });
});

describe('a visitor', () => {
  it('signs up first and comes back to the plan, from where they were', () => {
    renderAction('sl-standard', { overview: null, query: 'from=/courses' });
    const back = encodeURIComponent(`/subscription?plan=sl-standard&from=${encodeURIComponent('/courses')}`);
    expect(screen.getByRole('link').getAttribute('href')).toBe(`/auth/signup?redirect=${back}`);
  });

  it('is offered nothing that nobody takes payments for', () => {
    renderAction('sl-standard', { overview: null, canSubscribe: false });
    expect(screen.queryByRole('link')).toBeNull();
  });
});
