import { describe, expect, it } from 'vitest';
import { nameOf } from './name-of.ts';
import { sampleProfile, sampleUser } from './test-support.tsx';

const user = { ...sampleUser, full_name: 'Ana Žagar', email: 'ana.zagar@example.com' };
const profile = { ...sampleProfile, full_name: 'Ana Ž.' };

describe('the name to greet by', () => {
  it('is the profile’s, then the account’s', () => {
    expect(nameOf({ user, profile })).toBe('Ana Ž.');
    expect(nameOf({ user, profile: null })).toBe('Ana Žagar');
  });

  it('falls back to the local part of the e-mail', () => {
    expect(nameOf({ user: { ...user, full_name: ' ' }, profile: { ...profile, full_name: '' } })).toBe('ana.zagar');
  });

  it('is missing for nobody', () => {
    expect(nameOf({ user: null, profile: null })).toBeUndefined();
  });
});
