import { expect, it } from 'vitest';
import { readGrant, readRevocation, readRoles } from './audit-details.ts';

it('tells a grant with an end from one without', () => {
  const endsAt = '2099-12-31T22:59:59.999Z';
  expect(readGrant({ tier: 'premium', plan_id: 'international-pro', ends_at: endsAt })).toEqual({
    ...{ plan: { name: 'Pro', tier: 'premium', offer: 'international' }, endsAt },
  });
  expect(readGrant({ tier: 'standard', ends_at: null })).toMatchObject({ plan: { tier: 'standard' }, endsAt: null });
});

it('tells a paid subscription from a granted plan', () => {
  expect(readRevocation({ tier: 'premium', source: 'stripe' })).toMatchObject({
    plan: { tier: 'premium' },
    isPaid: true,
  });
  expect(readRevocation({ tier: 'premium', source: 'granted' })).toMatchObject({
    plan: { tier: 'premium' },
    isPaid: false,
  });
});

it('says which roles came and which went', () => {
  const details = { before: ['learner', 'admin'], after: ['learner', 'author', 'tutor'] };
  expect(readRoles(details)).toEqual({ added: ['tutor', 'author'], taken: ['admin'] });
});

it('bears what it does not know', () => {
  expect(readGrant({})).toEqual({ plan: { name: 'Standard', tier: 'standard', offer: null }, endsAt: null });
  expect(readGrant({ plan_id: 'roman-gold', tier: 'premium' })).toMatchObject({ plan: { tier: 'premium' } });
  expect(readRoles({ before: 'learner', after: ['emperor'] })).toEqual({ added: [], taken: [] });
});
