// @vitest-environment happy-dom
import type { OwnSubscription } from '@navor/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderBilling, sampleSubscription } from '../../test-support.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { readPlansQuery } from './plans-query.ts';

afterEach(cleanup);

function notice(query: string, changes: Partial<OwnSubscription> = {}): string | null {
  const subscription = { ...sampleSubscription, ...changes };
  renderBilling(<OutcomeNotice wanted={readPlansQuery(new URLSearchParams(query))} subscription={subscription} />);
  return screen.queryByRole('status')?.textContent ?? null;
}

it.each([
  ['done=changed&plan=sl-standard', {}],
  ['done=planned&plan=sl-standard', { plan_id: 'sl-premium', next_plan_id: 'sl-standard' }],
  ['done=kept', {}],
] as const)('%s says what was done', (query, changes) => {
  expect(notice(query, changes)).toMatch(/Standard/);
});

it.each([
  ['done=changed&plan=sl-premium', {}],
  ['done=changed', {}],
  ['done=planned&plan=sl-standard', {}],
  ['done=kept', { plan_id: 'sl-premium', next_plan_id: 'sl-standard' }],
  ['', {}],
] as const)('%s claims nothing that is not so any more', (query, changes) => {
  expect(notice(query, changes)).toBeNull();
});
