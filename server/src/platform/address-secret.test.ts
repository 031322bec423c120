import { describe, expect, it } from 'vitest';
import { createAddressSecret, hashAddressSecret, withoutAddressSecrets } from './address-secret.ts';
import { withoutSecrets } from './mail/message.ts';

describe('a secret in an address', () => {
  const secret = createAddressSecret();

  it('is long, and another one each time', () => {
    expect(secret).toMatch(/^navor-secret-[\w-]{43}$/);
    expect(createAddressSecret()).not.toBe(secret);
  });

  it('is left out wherever addresses are written down', () => {
    const address = `https://learn.example/api/calendar/feed/${secret}.ics`;
    const masked = 'https://learn.example/api/calendar/feed/navor-secret-….ics';
    expect(withoutAddressSecrets(`GET ${address} and ${address}`)).toBe(`GET ${masked} and ${masked}`);
    expect(withoutSecrets(address)).toBe(masked);
  });

  it('does not show in what is kept of it', () => {
    expect(hashAddressSecret(secret)).toHaveLength(43);
    expect(hashAddressSecret(secret)).not.toContain(secret.slice(-10));
  });
});
