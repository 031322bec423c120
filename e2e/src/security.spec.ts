import { expect, open, test } from './fixtures.ts';

test('a script that did not come with the page does not run', async ({ page, problems }) => {
  problems.expect(/Content Security Policy/);
  await open(page, '/');
  const hasRun = await page.evaluate(() => {
    const script = document.createElement('script');
    script.text = 'document.documentElement.dataset.intruder = "here"';
    document.body.append(script);
    return 'intruder' in document.documentElement.dataset;
  });
  expect(hasRun).toBe(false);
  await expect.poll(() => problems.all().some((each) => /inline script/.test(each))).toBe(true);
});

test('no page carries an inline script without the nonce of its policy', async ({ request }) => {
  for (const path of ['/', '/auth/login', '/quizzes/ohm']) {
    const response = await request.get(path);
    const nonce = /script-src [^;]*'nonce-([^']+)'/.exec(response.headers()['content-security-policy'] ?? '')?.[1];
    expect(nonce, path).toBeTruthy();
    const scripts = (await response.text()).match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length, path).toBeGreaterThan(0);
    for (const script of scripts) expect(script, path).toContain(`nonce="${nonce}"`);
  }
});

test('a page refuses what is no form, without failing over it', async ({ request }) => {
  const data = { email: 'ana@example.com' };
  for (const path of ['/auth/login', '/logout', '/contact.data']) {
    expect((await request.post(path, { data })).status(), path).toBe(415);
  }
});

test('pages refuse to be framed, sniffed and to use what they do not need', async ({ request }) => {
  for (const path of ['/', '/auth/login', '/nope', '/api/docs']) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'geolocation=(), microphone=(), camera=(), payment=()',
    });
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
  }
});
