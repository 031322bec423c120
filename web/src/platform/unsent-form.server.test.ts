import { describe, expect, it } from 'vitest';
import { sentFormOf } from './unsent-form.server.ts';

describe('sentFormOf', () => {
  it('remembers what was typed, but nothing that opens an account or pays', async () => {
    const secrets = ['password', 'current_password', 'new_password', 'code', 'setup'];
    const ofCards = ['card', 'card_number', 'expiry', 'security_code'];
    const typed = { full_name: 'Ana Kovač', postcode: '1000', discard: 'yes' };
    const withSecrets = Object.fromEntries([...secrets, ...ofCards].map((name) => [name, 'secret']));
    const sent = sentFormOf(posted(new URLSearchParams({ ...typed, ...withSecrets })));
    expect(Object.fromEntries((await sent?.()) ?? [])).toEqual(typed);
  });

  it('remembers no file', () => {
    expect(sentFormOf(posted(new FormData()))).toBeUndefined();
  });
});

function posted(body: URLSearchParams | FormData): Request {
  return new Request('http://localhost/settings', { method: 'POST', body });
}
