import { expect, open, test } from './fixtures.ts';
import { beginLesson, expectSaved, writeText } from './lesson-draft.ts';
import { openAccount, putFirstStepsOff } from './new-account.ts';
import { sessionFile } from './run-folder.ts';

test('somebody asks to write, an administrator agrees, and the workbench shows what the new author has begun', async ({
  page,
  browser,
  problems,
}) => {
  test.slow();
  problems.expectStatus(422);
  const { name } = await openAccount(page, `Neža Piskova ${crypto.randomUUID().slice(0, 8)}`);
  await open(page, '/dashboard');
  await putFirstStepsOff(page);
  await page.getByRole('link', { name: 'CMS' }).click();
  await page.getByLabel('Sporočilo skrbnikom').fill('Premalo');
  await page.getByRole('button', { name: 'Oddaj prošnjo' }).click();
  await expect(page.getByLabel('Sporočilo skrbnikom'), 'it says what is wrong and keeps the words').toHaveValue(
    'Premalo',
  );
  await expect(page.getByLabel('Sporočilo skrbnikom')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Sporočilo skrbnikom').fill('Pisala bi o transformatorjih, s katerimi delam.');
  await page.getByRole('button', { name: 'Oddaj prošnjo' }).click();
  await expect(page.getByText('Čaka na odgovor')).toBeVisible();
  expect((await page.request.get('/dashboard/cms/courses/new')).status(), 'nothing is hers to begin yet').toBe(404);

  const administrator = await browser.newPage({ storageState: sessionFile('admin') });
  await open(administrator, '/dashboard/cms');
  await administrator.getByRole('link', { name: 'Prošnje za vlogo avtorja' }).click();
  await administrator.getByRole('button', { name: `Odobri prošnjo: ${name}` }).click();
  await expect(administrator.getByText('Oseba je zdaj avtor', { exact: true })).toBeVisible();
  await administrator.close();

  await open(page, '/dashboard/cms');
  const drafts = page.getByRole('region', { name: 'Osnutki' });
  await expect(drafts.getByText('Nimate neobjavljenih sprememb.')).toBeVisible();
  const { courseId } = await beginLesson(page, 'Navitje');
  await writeText(page, 'Navitje ima ovoje.');
  await expectSaved(page);
  await open(page, '/dashboard/cms');
  await expect(drafts.getByRole('link', { name: /Tečaj: Navitje/ })).toBeVisible();
  await drafts.getByRole('link', { name: /Tečaj: Navitje/ }).click();
  await expect(page).toHaveURL(`/dashboard/cms/courses/${courseId}`);
});
