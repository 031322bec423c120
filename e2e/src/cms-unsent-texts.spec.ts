import { accounts, demoPassword } from './demo-accounts.ts';
import { expect, open, test } from './fixtures.ts';
import { addToParagraph, beginLesson, draftedText, expectSaved, textField, writeText } from './lesson-draft.ts';
import { sessionFile } from './run-folder.ts';
import { startSecondServer } from './second-server.ts';

test.use({ account: 'author' });

const restored = 'Vrnili smo besedilo, ki ga ta brskalnik še ni poslal strežniku.';
const withoutConnection = 'Brez povezave. Besedilo hrani ta brskalnik in ga bo poslal sam.';

test('what was typed while the server was dead is there again once it lives, although the tab was closed', async ({
  browser,
}) => {
  // The product is started three times.
  test.slow();
  let server = await startSecondServer({});
  try {
    const context = await browser.newContext({ storageState: sessionFile('author'), baseURL: server.address });
    const page = await context.newPage();
    const lesson = await beginLesson(page, 'Akumulator');
    await writeText(page, 'Akumulator hrani energijo.');
    await expectSaved(page);
    await server.kill();
    await addToParagraph(page, 'Akumulator hrani energijo.', ' Tega strežnik ni slišal.');
    await expect(page.getByText(withoutConnection)).toBeVisible();
    await page.close();

    server = await startSecondServer({}, server.port);
    const again = await context.newPage();
    await open(again, lesson.editor);
    await expect(again.getByText(restored)).toBeVisible();
    await expect(textField(again)).toContainText('Akumulator hrani energijo. Tega strežnik ni slišal.');
    await expectSaved(again);
    await expect.poll(() => draftedText(again, lesson)).toContain('Tega strežnik ni slišal.');

    await server.kill();
    await addToParagraph(again, 'Akumulator hrani energijo.', ' In tega tudi ne.');
    await expect(again.getByText(withoutConnection)).toBeVisible();
    server = await startSecondServer({}, server.port);
    await expectSaved(again);
    expect(await draftedText(again, lesson)).toContain('In tega tudi ne.');
    await context.close();
  } finally {
    await server.stop();
  }
});

test('a link that is followed without a connection keeps the editor and its text, and works when it is back', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const { editor, courseId } = await beginLesson(page, 'Dioda');
  await writeText(page, 'Dioda prevaja v eno smer.');
  await expectSaved(page);
  await context.setOffline(true);
  await addToParagraph(page, 'Dioda prevaja v eno smer.', ' To je iz predora.');
  const toCourse = page.getByRole('link', { name: /^Dioda [0-9a-f]{8}$/ });
  await toCourse.click();
  await expect(page.getByText('Ta stran ostane odprta.', { exact: false }).first()).toBeVisible();
  await expect(page).toHaveURL(editor);
  await expect(textField(page)).toContainText('To je iz predora.');

  await context.setOffline(false);
  await expectSaved(page);
  await toCourse.click();
  await expect(page).toHaveURL(`/dashboard/cms/courses/${courseId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('nobody finds what somebody else has written in the same browser, who has it again', async ({
  browser,
  problems,
  page,
  context,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const lesson = await beginLesson(page, 'Elektromagnet');
  await writeText(page, 'Elektromagnet privlači železo.');
  await expectSaved(page);
  await context.setOffline(true);
  await addToParagraph(page, 'Elektromagnet privlači železo.', ' To je samo moje.');
  await expect(page.getByText(withoutConnection)).toBeVisible();
  await page.close();
  await context.setOffline(false);

  const own = await context.cookies();
  const session = await browser.newContext({ storageState: sessionFile('admin') });
  await context.clearCookies();
  await context.addCookies(await session.cookies());
  await session.close();
  const other = await context.newPage();
  await open(other, lesson.editor);
  await expect(textField(other)).toContainText('Elektromagnet privlači železo.');
  await addToParagraph(other, 'Elektromagnet privlači železo.', ' To je od druge.');
  await expectSaved(other);
  await expect(textField(other)).not.toContainText('samo moje');
  await other.close();

  await context.clearCookies();
  await context.addCookies(own);
  const again = await context.newPage();
  await open(again, lesson.editor);
  // Both wrote in the same place: now there is somebody to decide.
  const place = again.getByRole('article', { name: 'Mesto 1 od 1' });
  await expect(place).toContainText('To je samo moje.');
  await expect(place).toContainText('To je od druge.');
});

test('a page that lies open sends nothing in the name of whoever has signed in since, and its author has it again', async ({
  browser,
  problems,
  page,
  context,
}) => {
  problems.expect(/ERR_FAILED/);
  problems.expectStatus(401);
  const lesson = await beginLesson(page, 'Magnet');
  await writeText(page, 'Magnet ima dva pola.');
  await expectSaved(page);
  const saving = '**/api/rpc/cms/drafts/write';
  await page.route(saving, (route) => route.abort());
  await addToParagraph(page, 'Magnet ima dva pola.', ' Tega ni rekla druga.');
  await expect(page.getByText(withoutConnection)).toBeVisible();

  const own = await context.cookies();
  const session = await browser.newContext({ storageState: sessionFile('admin') });
  await context.clearCookies();
  await context.addCookies(await session.cookies());
  await session.close();
  await page.unroute(saving);
  await expect(page.getByText('Prijava je potekla. Besedilo hrani ta brskalnik.')).toBeVisible();
  await page.close();

  await context.clearCookies();
  await context.addCookies(own);
  const again = await context.newPage();
  await open(again, lesson.editor);
  await expect(textField(again)).toContainText('Magnet ima dva pola. Tega ni rekla druga.');
  await expectSaved(again);
  const { versions } = await (await again.request.get(`/api/cms/course/${lesson.courseId}/versions`)).json();
  expect(versions, 'nobody else has written in it').toEqual([]);
});

test('pages that were left or lie open take in what was saved since, and write over none of it', async ({
  page,
  context,
}) => {
  const lesson = await beginLesson(page, 'Transformator');
  await writeText(page, 'Prvi odstavek.', 'Drugi odstavek.', 'Tretji odstavek.');
  await expectSaved(page);
  const twin = await context.newPage();
  await open(twin, lesson.editor);
  await addToParagraph(twin, 'Drugi odstavek.', ' Iz drugega zavihka.');
  await expectSaved(twin);
  await addToParagraph(page, 'Tretji odstavek.', ' Iz prvega zavihka.');
  await expectSaved(page);
  await expect(textField(page)).toContainText('Iz drugega zavihka.');

  await page.goto('/dashboard/cms');
  await addToParagraph(twin, 'Prvi odstavek.', ' Pozneje.');
  await expectSaved(twin);
  await page.goBack();
  await expect(textField(page)).toContainText('Prvi odstavek. Pozneje.');
  await addToParagraph(page, 'Drugi odstavek.', ' In nazadnje še to.');
  await expectSaved(page);
  await expect
    .poll(() => draftedText(page, lesson))
    .toMatch(/Prvi odstavek\. Pozneje\.\n\nDrugi[^\n]*zavihka\. In nazadnje še to\.\n\nTretji[^\n]*prvega zavihka\./);
});

test('a setting that could not be saved is there again in a new tab, and is saved then', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  const { courseId } = await beginLesson(page, 'Rele');
  const settings = `/dashboard/cms/courses/${courseId}/settings`;
  await context.route('**/api/rpc/cms/drafts/writeValue', (route) => route.abort());
  await open(page, settings);
  const weeks = page.getByRole('textbox', { name: 'Tedni' });
  await weeks.fill('11');
  await weeks.blur();
  await expect(page.getByRole('button', { name: 'Poskusi znova' })).toBeVisible();
  await page.close();
  await context.unroute('**/api/rpc/cms/drafts/writeValue');

  const again = await context.newPage();
  await open(again, settings);
  await expect(again.getByRole('textbox', { name: 'Tedni' })).toHaveValue('11');
  const value = async () => {
    const answer = await again.request.get(`/api/cms/course/${courseId}/value`, { params: { path: 'course.yaml' } });
    return (await answer.json()).value.weeks;
  };
  await expect.poll(value).toBe(11);
});

test.describe('in a session of their own', () => {
  test.use({ account: 'visitor' });

  test('an author who logs out is asked first when a text could not be sent', async ({ page, problems }) => {
    problems.expect(/ERR_FAILED/);
    const data = { email: accounts.author.email, password: demoPassword };
    expect((await page.request.post('/api/sign-in', { data })).ok()).toBe(true);
    const lesson = await beginLesson(page, 'Usmernik');
    const saving = '**/api/rpc/cms/drafts/write';
    await page.route(saving, (route) => route.abort());
    await writeText(page, 'Usmernik prepušča tok v eno smer.');
    await expect(page.getByText(withoutConnection)).toBeVisible();
    await page.getByRole('button', { name: 'Odjava' }).click();
    const question = page.getByRole('alertdialog', { name: 'Osnutki se bodo izgubili' });
    await question.getByRole('button', { name: 'Nazaj' }).click();
    await expect(textField(page)).toContainText('Usmernik prepušča tok v eno smer.');

    await page.unroute(saving);
    await page.getByRole('button', { name: 'Odjava' }).click();
    await expect(page).not.toHaveURL(/dashboard/);
    expect((await page.request.post('/api/sign-in', { data })).ok()).toBe(true);
    expect(await draftedText(page, lesson)).toContain('Usmernik prepušča tok v eno smer.');
  });
});
