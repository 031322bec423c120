import { seriousViolations } from './accessibility.ts';
import { expect, open, serverHtml, setPreferences, test } from './fixtures.ts';

const lesson = '/courses/osnove-elektrotehnike/elektricni-naboj';
const locked = '/courses/tehniska-mehanika-statika/momenti';

/** From the text of the locked lesson. */
const lockedWords = 'Kolesni vijak se noče odviti';

test('a visitor reads a lesson of a free course', async ({ page }) => {
  await open(page, lesson);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Električni naboj');
  const breadcrumb = page.getByRole('navigation').filter({ hasText: 'Lekcija 1 od 10' });
  await expect(breadcrumb.getByRole('link')).toHaveText(['Tečaji', 'Osnove elektrotehnike', 'Naboj, tok in napetost']);
  await expect(page.getByText('Serviser na suh zimski dan prečka preprogo')).toBeVisible();
  await expect(page.getByRole('figure').first().getByRole('img')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Označi kot opravljeno' })).toHaveCount(0);

  const invitation = page.getByRole('region', { name: 'Prijavite se, da shranite svoj napredek' });
  await expect(invitation.getByRole('link', { name: 'Prijava' })).toHaveAttribute(
    'href',
    `/auth/login?redirect=${encodeURIComponent(lesson)}`,
  );
  await page.getByRole('link', { name: 'Naslednja lekcija: Električni tok' }).click();
  await expect(page).toHaveURL('/courses/osnove-elektrotehnike/elektricni-tok');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Električni tok');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the text comes with the page once', async ({ page }) => {
  const html = await serverHtml(page, lesson);
  expect(html.split('Serviser na suh zimski dan').length - 1).toBe(1);
});

test('the contents lead to a section and follow the reader', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, lesson);
  const contents = page.getByRole('navigation', { name: 'V tej lekciji' });
  await contents.getByRole('link', { name: 'Naboj se ohranja' }).click();
  await expect(page).toHaveURL(`${lesson}#naboj-se-ohranja`);
  await expect(page.getByRole('heading', { name: 'Naboj se ohranja' })).toBeFocused();
  await expect(contents.locator('[aria-current=location]')).toHaveText('Naboj se ohranja');

  await page.getByRole('heading', { name: 'Povzetek' }).evaluate((heading) => heading.scrollIntoView());
  await expect(contents.locator('[aria-current=location]')).toHaveText('Povzetek');
});

test('a link inside the text leads on without loading the page anew', async ({ page }) => {
  await open(page, lesson);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'Kirchhoffovih zakonov' }).click();
  await expect(page).toHaveURL('/courses/osnove-elektrotehnike/kirchhoffova-zakona');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Električni naboj');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.goBack();
  await expect(page.getByText('Serviser na suh zimski dan')).toBeVisible();
});

test('a number in the text leads to its formula', async ({ page }) => {
  await open(page, lesson);
  await page.getByRole('link', { name: 'enačbe (2)' }).click();
  await expect(page).toHaveURL(`${lesson}#vsota`);
  await expect(page.locator('#vsota')).toBeInViewport();
  await expect(page.locator('#vsota')).toHaveCSS('outline-style', 'solid');
});

test('a chain of results fits a phone, and keyboards stop only at what scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/courses/osnove-elektrotehnike/upornost-vodnika');
  const formulas = page.getByRole('group', { name: /^Enačba/ });
  const excess = (boxes: Element[]) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length;
  expect(await formulas.evaluateAll(excess)).toBe(0);
  await expect(formulas.first()).not.toHaveAttribute('tabindex');
  const table = page.getByRole('group', { name: 'Tabela 1' });
  await expect(table).not.toHaveAttribute('tabindex');
  await page.setViewportSize({ width: 240, height: 800 });
  await expect(table).toHaveAttribute('tabindex', '0');
});

test('nothing juts out, however wide the window is', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await open(page, lesson);
  for (const width of [1280, 768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const excess = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    // Plots are drawn anew a moment after the window has changed.
    await expect.poll(() => page.evaluate(excess), `at ${width} px`).toBe(0);
    if (width === 768) expect(await seriousViolations(page)).toEqual([]);
  }
});

test('a live formula computes from the keyboard alone', async ({ page }) => {
  await open(page, lesson);
  const formula = page.getByRole('region', { name: 'Coulombov zakon' });
  const distance = formula.getByRole('textbox', { name: 'razdalja' });
  await expect(distance).toBeEditable();
  await expect(formula.getByRole('status')).toHaveText(/599,2\smN$/);
  await distance.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('0,6 m');
  await expect(formula.getByRole('status')).toHaveText(/149,8\smN$/);
});

test('a formula comes to life under the hands of its reader', async ({ page }) => {
  const isComing = Promise.withResolvers<void>();
  await page.route('**/live-formula*.js', async (route) => {
    await isComing.promise;
    await route.continue();
  });
  await open(page, `${lesson}#formula-1`);
  const place = page.locator('#formula-1');
  const formula = page.getByRole('region', { name: 'Coulombov zakon' });
  await expect(place).toBeFocused();
  await expect(place).toHaveCSS('outline-style', 'solid');
  await formula.getByText('Tabela vrednosti').click();
  await formula.getByRole('textbox', { name: 'razdalja' }).focus();
  await expect(formula.getByRole('button', { name: 'Ponastavi' })).toBeDisabled();

  isComing.resolve();
  await expect(formula.getByRole('button', { name: 'Ponastavi' })).toBeEnabled();
  await expect(formula.getByRole('textbox', { name: 'razdalja' })).toBeFocused();
  await expect(formula.getByRole('table')).toBeVisible();
  await expect(place).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('0,6 m');
  await expect(formula.getByRole('status')).toHaveText(/149,8\smN$/);
});

test.describe('a locked lesson', () => {
  for (const { account, path } of [
    { account: 'visitor', path: locked },
    { account: 'learner', path: `/dashboard${locked}` },
  ] as const) {
    test.describe(account, () => {
      test.use({ account });

      test('says what opens it, and shows nothing of its text', async ({ page, problems }) => {
        problems.expectStatus(403);
        const response = await page.goto(path);
        expect(response?.status()).toBe(403);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Navor sile');
        await expect(page.getByText('Za to lekcijo potrebujete paket Standard ali Premium.')).toBeVisible();
        await expect(page.getByRole('link', { name: 'Oglejte si pakete' })).toHaveAttribute(
          'href',
          `/subscription?from=${encodeURIComponent(path)}`,
        );
        await expect(page.getByRole('link', { name: 'Na stran tečaja' })).toBeVisible();
        await expect(page).toHaveTitle('Navor sile · Tehniška mehanika: statika · Navor');
        expect(await seriousViolations(page)).toEqual([]);

        for (const address of [path, `${path}.data`, '/api/courses/tehniska-mehanika-statika/lessons/momenti']) {
          const answer = await page.request.get(address);
          expect(answer.status(), address).toBe(403);
          expect(await answer.text(), address).not.toContain(lockedWords);
        }
      });
    });
  }
});

test('its first lesson is open to everybody', async ({ page }) => {
  await open(page, '/courses/tehniska-mehanika-statika/sile');
  await expect(page.getByRole('region', { name: 'Prijavite se, da shranite svoj napredek' })).toBeVisible();
});

test('a translated lesson is in the language of the page, without a note', async ({ page, context }) => {
  await setPreferences(context, { language: 'en' });
  await open(page, lesson);
  await expect(page.getByText('This lesson has not been translated yet')).toHaveCount(0);
  await expect(page.locator('#lesson-text')).toHaveAttribute('lang', 'en');
});

test('a lesson that is on its way in another language is not called untranslated', async ({ page }) => {
  await open(page, lesson);
  const untranslated = page.getByText('This lesson has not been translated yet');
  const isComing = Promise.withResolvers<void>();
  await page.route('**/*.data*', async (route) => {
    await isComing.promise;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('button', { name: 'Jezik: Slovenščina' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('navigation', { name: 'In this lesson' }).first()).toBeAttached();
  await expect(page.locator('#lesson-text')).toHaveAttribute('lang', 'sl');
  await expect(untranslated).toHaveCount(0);
  isComing.resolve();
  await expect(page.locator('#lesson-text')).toHaveAttribute('lang', 'en');
  await expect(untranslated).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the text, its sections and its solutions are all there', async ({ page }) => {
    await page.goto(lesson);
    await expect(page.getByText('Serviser na suh zimski dan')).toBeVisible();
    const solution = page.getByText('Rešitev').first();
    await solution.click();
    await expect(page.locator('details[data-kind=solution]').first()).toHaveAttribute('open');
    await page.getByRole('link', { name: 'Kirchhoffovih zakonov' }).click();
    await expect(page).toHaveURL('/courses/osnove-elektrotehnike/kirchhoffova-zakona');
  });
});

test('an odd end of an address still leads to the lesson', async ({ page }) => {
  const address = '/courses/osnove-elektrotehnike/ohmov-zakon';
  const title = page.getByRole('heading', { level: 1, name: 'Ohmov zakon' });
  await open(page, `${address}#%`);
  await expect(title).toBeVisible();
  await open(page, `${address}/`);
  await expect(title).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(address);
});

test('the film plays with its captions', async ({ page }) => {
  await open(page, '/courses/osnove-elektrotehnike/elektricni-tok');
  const film = page.locator('video');
  await expect(film).toHaveAccessibleName(/^Animacija: prosti elektroni/);
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0))
    .toBeGreaterThan(2);
});

test('every visitor gets scripts that only their own answer admits', async ({ request }) => {
  const nonces = new Set<string>();
  for (let visit = 0; visit < 3; visit += 1) {
    const answer = await request.get(lesson);
    const admitted = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? '';
    const used = [...(await answer.text()).matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce);
    expect(new Set(used)).toEqual(new Set([admitted]));
    nonces.add(admitted);
  }
  expect(nonces.size).toBe(3);
});
