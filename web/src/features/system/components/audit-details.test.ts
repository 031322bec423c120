import { expect, it } from 'vitest';
import { readGrant, readRevocation, readRoles } from './audit-details.ts';

it('tells a grant with an end from one without', () => {
  const endsAt = '2099-12-31T22:59:59.999Z';
  expect(readGrant({ tier: 'premium', ends_at: endsAt })).toEqual({ tier: 'premium', endsAt });
  expect(readGrant({ tier: 'standard', ends_at: null })).toEqual({ tier: 'standard', endsAt: null });
});

it('tells a paid subscription from a granted plan', () => {
  expect(readRevocation({ tier: 'premium', source: 'stripe' })).toEqual({ tier: 'premium', isPaid: true });
  expect(readRevocation({ tier: 'premium', source: 'granted' })).toEqual({ tier: 'premium', isPaid: false });
});

it('says which roles came and which went', () => {
  const details = { before: ['learner', 'admin'], after: ['learner', 'author', 'tutor'] };
  expect(readRoles(details)).toEqual({ added: ['tutor', 'author'], taken: ['admin'] });
});

it('bears what it does not know', () => {
  expect(readGrant({})).toEqual({ tier: 'standard', endsAt: null });
  expect(readRoles({ before: 'learner', after: ['emperor'] })).toEqual({ added: [], taken: [] });
});
