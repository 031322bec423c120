import { describe, expect, it } from 'vitest';
import { nameOf } from './session.ts';

const user = { id: 'u', email: 'ana.zagar@example.com', full_name: 'Ana Žagar', created_at: new Date(0), roles: [] };
const profile = { id: 'u', full_name: 'Ana Ž.', avatar_url: null, updated_at: new Date(0) };

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
