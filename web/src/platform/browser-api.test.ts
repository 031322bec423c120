// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { api } from './browser-api.ts';

it('asks for answers in the language of the page, whatever the browser prefers', async () => {
  document.documentElement.lang = 'sl';
  const asked = vi.fn((_request: Request) => Promise.resolve(Response.json({ json: { user: null } })));
  vi.stubGlobal('fetch', asked);
  await api.identity.session();
  expect(asked.mock.calls[0]?.[0].headers.get('accept-language')).toBe('sl');
});
