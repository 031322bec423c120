import { query } from './database.ts';
import { expect, open, setPreferences, test } from './fixtures.ts';

// One after the other: all come from one address, which would soon have asked too often.
test.describe.configure({ mode: 'default' });
test.beforeEach(() => query(`DELETE FROM platform.rate_limits WHERE key LIKE 'assistant-trial%'`));

test('a visitor finds the assistant in the header, tries it, and is told when that was enough', async ({
  page,
  problems,
}) => {
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Glavna navigacija' }).getByRole('link', { name: 'AI asistent' }).click();
  await expect(page).toHaveURL('/ai');
  const examples = page.getByRole('region', { name: 'Pravi odgovori' });
  await expect(examples.getByText(/25,53/).first()).toBeVisible();

  await page.getByLabel('Vaše vprašanje').fill('Kolikšna je moč pri 230 V in 10 A?');
  await page.getByRole('button', { name: 'Vprašaj' }).click();
  const answer = page.getByRole('region', { name: 'Odgovor na: Kolikšna je moč pri 230 V in 10 A?' });
  await expect(answer).toBeFocused();
  await expect(answer.getByText(/2,3\s*kW/).first()).toBeVisible();
  await expect(answer.getByRole('textbox').first()).toBeEditable();

  await query(`UPDATE platform.rate_limits SET count = 1000 WHERE key LIKE 'assistant-trial%'`);
  problems.expectStatus(429);
  await page.getByLabel('Vaše vprašanje').fill('Kaj je volt?');
  await page.getByRole('button', { name: 'Vprašaj' }).click();
  await expect(
    page.getByRole('alert').getByText('Poskusnih vprašanj za to uro je zmanjkalo', { exact: false }),
  ).toBeVisible();
  await expect(page.getByLabel('Vaše vprašanje')).toHaveValue('Kaj je volt?');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor is answered by a page', async ({ page, context }) => {
    await setPreferences(context, { language: 'en' });
    await page.goto('/ai');
    await page.getByLabel('Your question').fill('Convert 60 psi to bar');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Answer to: Convert 60 psi to bar' })).toContainText('4.1369');
  });
});
