import type { Account } from './demo-accounts.ts';
import { expect, test } from './fixtures.ts';
import { textsIn } from './screen-texts.ts';

const courses = '/courses/osnove-elektrotehnike';
const odd = ['/courses/alkimija', `${courses}/alkimija`, '/courses/alkimija/uvod', '/courses/%00'];

/** What does not exist for somebody, whether there is nothing or nothing for them. */
const missing: { account: Account | 'visitor'; paths: string[] }[] = [
  {
    account: 'visitor',
    paths: [
      ...odd,
      ...['/themes/alkimija', '/themes/%00', `/themes/${'a'.repeat(200)}`],
      ...['/technical-library/item/logaritmicno-racunalo', '/technical-library/item/%00'],
    ],
  },
  {
    account: 'learner',
    paths: [
      ...odd.map((path) => `/dashboard${path}`),
      '/dashboard/courses/ni-takega-tecaja/progress',
      ...['/dashboard/people', '/dashboard/subscriptions', '/dashboard/payments', '/dashboard/audit-log'],
      '/dashboard/mail',
    ],
  },
];

for (const { account, paths } of missing) {
  test.describe(account, () => {
    test.use({ account });

    test('is told that a screen does not exist, and offered no way to it', async ({ request }) => {
      for (const path of paths) {
        const page = await request.get(path);
        expect(page.status(), path).toBe(404);
        const texts = textsIn(await page.text());
        expect(texts, path).toContain('Te strani ni');
        expect(texts, path).not.toContain('Uporabniki');
        if (path.includes('%')) continue;
        expect((await request.get(`${path}.data`)).status(), `${path}.data`).toBe(404);
      }
    });
  });
}

test('a program is told by the API that an address does not exist', async ({ request }) => {
  const response = await request.get('/api/no-such-thing', { headers: { cookie: 'language=en' } });
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({
    code: 'NOT_FOUND',
    status: 404,
    message: 'This could not be found.',
  });
  expect((await request.get('/api/library/items/logaritmicno-racunalo?language=sl')).status()).toBe(404);
});
