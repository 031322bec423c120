import { expect, it } from 'vitest';
import { refuseNonForm } from './refuse-non-form.server.ts';

const url = 'http://localhost/auth/login';
const sent = (body: BodyInit | null, type?: string) =>
  refuseNonForm(new Request(url, { method: 'POST', body, ...(type && { headers: { 'content-type': type } }) }));

it('refuses what no action can read, and says what one can', () => {
  for (const answer of [sent('{}', 'application/json'), sent('a=b'), sent(null), sent(new FormData())]) {
    expect(answer?.status).toBe(415);
    expect(answer?.headers.get('accept-post')).toBe('application/x-www-form-urlencoded');
  }
});

it('lets forms through, empty ones too, and whoever only reads', () => {
  expect(sent(new URLSearchParams({ email: 'ana@example.com' }))).toBeUndefined();
  expect(sent(new URLSearchParams())).toBeUndefined();
  expect(sent('a=b', 'Application/X-WWW-Form-Urlencoded')).toBeUndefined();
  for (const method of ['GET', 'HEAD', 'OPTIONS']) expect(refuseNonForm(new Request(url, { method }))).toBeUndefined();
});
