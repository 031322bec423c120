import type { Browser, Page } from '@playwright/test';
import { seriousViolations } from './accessibility.ts';
import { address } from './address.ts';
import { accounts, demoPassword } from './demo-accounts.ts';
import { expect, expectNoProblems, open, test } from './fixtures.ts';
import { pressEnterOn, tabTo } from './keyboard.ts';
import {
  addToParagraph,
  beginLesson,
  draftedText,
  expectSaved,
  publishForTheFirstTime,
  textField,
  writeText,
} from './lesson-draft.ts';
import { sessionFile } from './run-folder.ts';
import { unpublish } from './unpublish.ts';

test.use({ account: 'author' });

test('an author writes a lesson, sees it as its page, publishes it, and a learner reads it', async ({
  page,
  browser,
}) => {
  const lesson = await beginLesson(page, 'Upornost');
  await page.getByRole('textbox', { name: 'Povzetek' }).fill('Kaj se v kovini upira toku.');
  await writeText(
    page,
    '## Ohmov zakon',
    'Tok je sorazmeren z napetostjo: $I = U / R$.',
    ':::tip[Zgled]',
    'Žarnica.',
    ':::',
  );
  const preview = page.getByRole('region', { name: 'Predogled' });
  await expect(preview.getByRole('heading', { name: 'Ohmov zakon' })).toBeVisible();
  await expect(preview.locator('math').first()).toBeAttached();
  await expect(preview.getByText('Žarnica.')).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);

  await publishForTheFirstTime(page, 'Objavi tečaj');
  const learner = await browser.newContext({ storageState: sessionFile('learner'), baseURL: address });
  const reader = await learner.newPage();
  await open(reader, lesson.reading);
  await expect(reader.getByRole('heading', { name: 'Upornost', level: 1 })).toBeVisible();
  await expect(reader.getByRole('heading', { name: 'Ohmov zakon' })).toBeVisible();
  await expect(reader.getByText('Žarnica.')).toBeVisible();
  await learner.close();
  await unpublish(page, 'course', lesson.courseId);
});

test('what was typed without a connection is there again in a new tab, and is saved then', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const lesson = await beginLesson(page, 'Kondenzator');
  await writeText(page, 'Kondenzator hrani naboj.');
  await expectSaved(page);

  await context.setOffline(true);
  await addToParagraph(page, 'Kondenzator hrani naboj.', ' To pišem na vlaku.');
  await expect(page.getByText('Brez povezave. Besedilo hrani ta brskalnik in ga bo poslal sam.')).toBeVisible();
  await page.close();
  await context.setOffline(false);
  expect(await draftedText(await context.newPage(), lesson)).not.toContain('na vlaku');

  const again = await context.newPage();
  await open(again, lesson.editor);
  await expect(again.getByText('Vrnili smo besedilo, ki ga ta brskalnik še ni poslal strežniku.')).toBeVisible();
  await expect(textField(again)).toContainText('Kondenzator hrani naboj. To pišem na vlaku.');
  await expectSaved(again);
  await expect.poll(() => draftedText(again, lesson)).toContain('Kondenzator hrani naboj. To pišem na vlaku.');
});

test('two authors at once both keep what they wrote, and decide where they wrote in the same place', async ({
  page,
  browser,
  problems,
}) => {
  const lesson = await beginLesson(page, 'Tuljava');
  await writeText(page, 'Prvi odstavek.', 'Drugi odstavek.', 'Tretji odstavek.');
  await expectSaved(page);
  await withColleague(browser, problems, async (colleague) => {
    await open(colleague, lesson.editor);
    await addToParagraph(page, 'Prvi odstavek.', ' Dodala Ana.');
    await expectSaved(page);
    await addToParagraph(colleague, 'Tretji odstavek.', ' Dodala Alenka.');
    await expectSaved(colleague);
    await expect(textField(colleague), 'the other one comes in while writing').toContainText('Dodala Ana.');
    await expect
      .poll(() => draftedText(page, lesson))
      .toMatch(/Prvi odstavek\. Dodala Ana\.\n\nDrugi odstavek\.\n\nTretji odstavek\. Dodala Alenka\./);

    await addToParagraph(colleague, 'Drugi odstavek.', ' Za Alenko.');
    await expectSaved(colleague);
    await addToParagraph(page, 'Drugi odstavek.', ' Za Ano.');
    const place = page.getByRole('article', { name: 'Mesto 1 od 1' });
    await expect(place).toContainText('Drugi odstavek. Za Alenko.');
    await expect(place).toContainText('Drugi odstavek. Za Ano.');
    expect(await seriousViolations(page)).toEqual([]);
    await place.getByRole('radio', { name: 'Napiši na novo' }).check();
    await place.getByRole('textbox', { name: 'Novo besedilo' }).fill('Drugi odstavek. Za obe.');
    await page.getByRole('button', { name: 'Shrani združeno besedilo' }).click();
    await expectSaved(page);
    await expect(textField(page)).toContainText('Drugi odstavek. Za obe.');
    await expect(textField(page)).toContainText('Dodala Alenka.');
    const text = await draftedText(page, lesson);
    expect(text).toContain('Drugi odstavek. Za obe.');
    expect(text).not.toContain('Za Alenko.');
  });
});

test('a lesson is written and published with keys alone on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const lesson = await beginLesson(page, 'Dioda');
  await tabTo(page, textField(page));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Dioda prevaja v eno smer.\n\n/tab');
  const choices = page.getByRole('listbox', { name: 'Bloki' });
  await expect(choices.getByRole('option')).toHaveCount(1);
  await expect(choices.getByRole('option', { name: /Tabela/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Vstavite tabelo' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(textField(page)).toBeFocused();
  await page.keyboard.type('Vrednost');
  await expectSaved(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('toolbar', { name: 'Oblikovanje' }).getByRole('button').first()).toBeFocused();
  await pressBack(page, 'Predogled');
  await expect(page.getByRole('region', { name: 'Predogled' }).getByRole('table')).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await pressBack(page, 'Objavi besedilo');
  const question = page.getByRole('alertdialog', { name: 'Želite objaviti ves tečaj?' });
  await pressEnterOn(page, question.getByRole('button', { name: 'Objavi tečaj' }));
  await expect(page.getByText('Besedilo je objavljeno', { exact: true })).toBeVisible();
  await open(page, lesson.reading);
  await expect(page.getByRole('table')).toContainText('Vrednost');
});

test.describe('in a session of their own', () => {
  test.use({ account: 'visitor' });

  test('an author whose session ended finds the text again after logging in', async ({ page, context, problems }) => {
    problems.expectStatus(401);
    const { email } = accounts.author;
    const signedIn = await page.request.post('/api/sign-in', { data: { email, password: demoPassword } });
    expect(signedIn.ok()).toBe(true);
    const lesson = await beginLesson(page, 'Tranzistor');
    await context.clearCookies();
    await writeText(page, 'Tranzistor ojači tok.');
    await expect(page.getByText('Prijava je potekla. Besedilo hrani ta brskalnik.')).toBeVisible();
    await addToParagraph(page, 'Tranzistor ojači tok.', ' Ali stikalo zapre.');

    await page.getByRole('main').getByRole('link', { name: 'Prijava' }).click();
    await page.getByRole('textbox', { name: 'E-naslov' }).fill(email);
    await page.getByRole('textbox', { name: 'Geslo' }).fill(demoPassword);
    await page.getByRole('main').getByRole('button', { name: 'Prijava' }).click();
    await expect(page).toHaveURL(lesson.editor);
    await expect(textField(page)).toContainText('Tranzistor ojači tok. Ali stikalo zapre.');
    await expectSaved(page);
    await expect.poll(() => draftedText(page, lesson)).toContain('Ali stikalo zapre.');
  });
});

test('a drawing that cannot be shown as it is gets converted only when its author agrees', async ({ page }) => {
  const lesson = await beginLesson(page, 'Risba');
  await writeText(page, '');
  await pasteDrawing(page);
  const question = page.getByRole('dialog', { name: 'krog.svg' });
  await expect(question.getByRole('img', { name: 'Predogled pretvorjene risbe' })).toBeVisible();
  await question.getByRole('button', { name: 'Prekini' }).click();
  await expect(textField(page)).not.toContainText('figures/');

  await pasteDrawing(page);
  await question.getByRole('button', { name: 'Pretvori in naloži' }).click();
  await expect(textField(page)).toContainText('![](figures/krog.svg)');
  await expectSaved(page);
  expect(await draftedText(page, lesson)).toContain('![](figures/krog.svg)');
});

/** As drawing programs write it: with a style sheet and their own data. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="40" height="40" inkscape:version="1.3">
<style>.line { fill: none; stroke: #000000; stroke-width: 2 }</style>
<circle class="line" cx="20" cy="20" r="15"/>
</svg>`;

async function pasteDrawing(page: Page): Promise<void> {
  await textField(page).evaluate((field, source) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([source], 'krog.svg', { type: 'image/svg+xml' }));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, drawing);
}

/** An administrator, who may edit what any author does. */
async function withColleague(
  browser: Browser,
  problems: Parameters<typeof expectNoProblems>[0],
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ storageState: sessionFile('admin'), baseURL: address });
  await expectNoProblems(problems, context, async () => work(await context.newPage()));
  await context.close();
}

/** Back through the screen to a button, and Enter on it. */
async function pressBack(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  for (let step = 0; step < 30; step += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Shift+Tab');
  }
  await expect(button, 'is reached with Shift and Tab').toBeFocused();
  await page.keyboard.press('Enter');
}
