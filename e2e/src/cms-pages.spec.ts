import { address } from './address.ts';
import { expect, open, test } from './fixtures.ts';
import { expectSaved } from './lesson-draft.ts';

test.use({ account: 'admin' });

const question = 'Ali je vprašanj lahko še več?';

test('an administrator adds to the questions and answers, visitors read it, and the words from before come back', async ({
  page,
  browser,
}) => {
  test.slow();
  const visitor = await browser.newPage({ baseURL: address });
  await open(page, '/dashboard/cms');
  await page.getByRole('link', { name: 'Strani', exact: true }).first().click();
  // The overview has a link to it as well.
  await expect(page.getByRole('heading', { name: 'Strani', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Vprašanja in odgovori', exact: true }).click();
  await page.getByRole('textbox', { name: 'Besedilo' }).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(`\n\n### ${question}\n\nLahko, tudi o navoru v $\\mathrm{N\\,m}$.`);
  await expectSaved(page);
  const preview = page.getByRole('region', { name: 'Predogled' });
  await expect(preview.getByRole('heading', { name: question })).toBeVisible();
  await open(visitor, '/faq');
  await expect(visitor.getByText(question), 'a draft is seen by nobody').toBeHidden();

  await page.getByRole('button', { name: 'Objavi besedilo' }).click();
  await expect(page.getByText('Besedilo je objavljeno', { exact: true })).toBeVisible();
  await open(visitor, '/faq');
  await expect(visitor.getByRole('heading', { name: question })).toBeVisible();

  await page.getByRole('link', { name: 'Zgodovina', exact: true }).click();
  await page.getByRole('link', { name: /^Poglej spremembe v različici 1\b/ }).click();
  await page.getByRole('button', { name: 'Obnovi različico 1 kot osnutek' }).click();
  await expect(page.getByText('Različica je zdaj osnutek.')).toBeVisible();
  await page.getByRole('link', { name: 'Besedilo', exact: true }).click();
  await page.getByRole('button', { name: 'Objavi besedilo' }).click();
  const isThere = async () => (await (await visitor.request.get('/faq')).text()).includes(question);
  await expect.poll(isThere).toBe(false);
  await visitor.close();
});
