import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, open, setPreferences, test } from './fixtures.ts';
import { pressEnterOn, tabTo } from './keyboard.ts';
import { beginLesson, draftedText, expectSaved, publishForTheFirstTime, textField, writeText } from './lesson-draft.ts';
import { unpublish } from './unpublish.ts';

test.use({ account: 'author' });

test.describe('as an administrator', () => {
  test.use({ account: 'admin' });

  test('a starter text is as it was after typing and undoing, and one line differs after a word was changed', async ({
    page,
  }) => {
    const [course, path] = ['osnove-elektrotehnike', 'lessons/moc-in-energija.sl.md'];
    const file = fileURLToPath(new URL(`../../content/courses/${course}/${path}`, import.meta.url));
    const source = readFileSync(file, 'utf8');
    const drafted = async () => {
      const answer = await page.request.get(`/api/cms/course/${course}/text`, { params: { path } });
      return (await answer.json()) as { text: string; state: string };
    };
    await open(page, `/dashboard/cms/lessons/${course}~moc-in-energija/edit`);
    await textField(page).click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('Novo. ');
    await expectSaved(page);
    expect((await drafted()).state).toBe('changed');
    const typed = textField(page).getByText('Novo.');
    for (let step = 0; step < 10 && (await typed.count()) > 0; step += 1) {
      await page.keyboard.press('ControlOrMeta+z');
    }
    await expectSaved(page);
    expect(await drafted()).toMatchObject({ text: source, state: 'published' });

    const summary = page.getByRole('textbox', { name: 'Povzetek' });
    const words = await summary.inputValue();
    await summary.fill(words.replace(/^\S+/, 'Drugače'));
    await expectSaved(page);
    const changed = (await drafted()).text.split('\n');
    const lines = source.split('\n');
    expect(changed).toHaveLength(lines.length);
    expect(changed.filter((line, at) => line !== lines[at])).toHaveLength(1);
    await summary.fill(words);
    await expectSaved(page);
    expect((await drafted()).text).toBe(source);
  });
});

test.describe('on a page and an item', () => {
  test.use({ account: 'admin' });

  test('only blocks are offered that such a text can have', async ({ page }) => {
    const offered = async (path: string) => {
      await open(page, path);
      await page.getByRole('button', { name: 'Vstavi blok' }).click();
      const names = await page.getByRole('menuitem').allTextContents();
      await page.keyboard.press('Escape');
      return names;
    };
    expect(await offered('/dashboard/cms/pages/about')).not.toContainEqual(expect.stringMatching(/^(Slika|Video)/));
    const item = await offered('/dashboard/cms/library/enote-si');
    expect(item).toContainEqual(expect.stringMatching(/^Slika/));
    expect(item).not.toContainEqual(expect.stringMatching(/^Video/));
  });
});

test('each block is inserted by keys alone on a narrow screen, and looks as on its page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const lesson = await beginLesson(page, 'Motor');
  await writeText(page, '');
  await tabTo(page, textField(page));
  const dialog = page.getByRole('dialog');
  const insert = async (words: string, fill: () => Promise<void> = async () => {}) => {
    await page.keyboard.type(`/${words}`);
    await expect(page.getByRole('listbox', { name: 'Bloki' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await fill();
    await pressEnterOn(page, dialog.getByRole('button', { name: 'Vstavi' }));
    await expect(dialog).toBeHidden();
    await expect(textField(page)).toBeFocused();
  };
  const type = async (name: string, words: string) => {
    await tabTo(page, dialog.getByRole('textbox', { name }));
    await page.keyboard.type(words);
  };
  const typeOf = async (symbol: string, values: Record<string, string>) => {
    const quantity = dialog.getByRole('group', { name: `Količina ${symbol}`, exact: true });
    for (const [name, words] of Object.entries(values)) {
      await tabTo(page, quantity.getByRole('textbox', { name }));
      await page.keyboard.type(words);
    }
  };
  const below = async () => {
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('\n\n');
  };

  await insert('okvir', () => type('Naslov', 'Nevarno'));
  await page.keyboard.type('Izklopite napajanje.');
  await below();
  await insert('enač', () => type('Oznaka', 'moc'));
  await page.keyboard.type('P = U I');
  await below();
  await insert('živa', async () => {
    await type('Naslov', 'Moč');
    await type('Enačba', 'P = U * I');
    await typeOf('P', { Ime: 'moč', Enota: 'W', 'Običajno do': '100', 'Začetna vrednost': '60' });
    await typeOf('U', { Ime: 'napetost', Enota: 'V', 'Običajno do': '24', 'Začetna vrednost': '12' });
    await typeOf('I', { Ime: 'tok', Enota: 'A', 'Običajno do': '10' });
  });
  await below();
  await insert('koda');
  await page.keyboard.type('print(12 * 5)');
  await below();
  await page.keyboard.type('/vpraš');
  await expect(page.getByRole('option', { name: /Vprašanje z rešitvijo/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('1');
  await expectSaved(page);
  const text = await draftedText(page, lesson);
  expect(text).toContain(':::note[Nevarno]\nIzklopite napajanje.\n:::');
  expect(text).toContain('$$ #moc\nP = U I\n$$');
  expect(text).toContain('U: { name: napetost, unit: V, range: [0 V, 24 V], start: 12 V }');
  expect(text).toContain('```python\nprint(12 * 5)\n```');
  expect(text).toContain(':::exercise[Naloga 1]');

  await page.setViewportSize({ width: 1280, height: 800 });
  const preview = page.getByRole('region', { name: 'Predogled' });
  await expect(preview.getByText('Naloga 1')).toBeVisible();
  await expect(page.getByText('Preverjanje ni našlo napak.')).toBeVisible();
  const previewed = await shownIn(page, 'section[aria-label="Predogled"] .text-body');
  await publishForTheFirstTime(page, 'Objavi tečaj');
  await open(page, lesson.reading);
  expect(await shownIn(page, '.text-body')).toEqual(previewed);
  await unpublish(page, 'course', lesson.courseId);
});

test('the page of a long text ends with its editor, however far its preview goes on inside', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/dashboard/cms/lessons/osnove-elektrotehnike~ohmov-zakon/edit');
  const preview = page.getByRole('region', { name: 'Predogled' });
  await expect(preview.getByRole('math').last()).toBeAttached();
  const [height, end] = await page.evaluate(() => {
    const main = document.querySelector('main')?.getBoundingClientRect();
    return [document.documentElement.scrollHeight, (main?.bottom ?? 0) + scrollY];
  });
  expect(height).toBeCloseTo(end, -1);
});

test('a picture is pasted into a paragraph of its own, and its missing description is told on its line', async ({
  page,
  context,
}) => {
  const lesson = await beginLesson(page, 'Zaslon');
  await writeText(page, 'Prvi odstavek.', 'Drugi odstavek.');
  await textField(page).getByText('Prvi odstavek.').click();
  await pastePicture(page);
  await expect(textField(page)).toContainText('![](media/zaslon.webp)');
  await expectSaved(page);
  expect(await draftedText(page, lesson)).toContain('Prvi odstavek.\n\n![](media/zaslon.webp)\n\nDrugi odstavek.');
  const problem = page.getByRole('button', { name: /^Napaka Vrstica 3 / });
  await expect(problem).toContainText('media/zaslon.webp');
  await problem.click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('Merilnik na zaslonu');
  await expect(page.getByText('Preverjanje ni našlo napak.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Merilnik na zaslonu' })).toBeVisible();

  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('\n\n$x$ in $y');
  await expectSaved(page);
  await setPreferences(context, { language: 'de' });
  await open(page, lesson.editor);
  await expect(page.getByRole('button', { name: /^Fehler Zeile 7 / })).toContainText('Ein $ hat kein Gegenstück');
});

test('keys that format words do nothing else', async ({ page }) => {
  const lesson = await beginLesson(page, 'Napetost');
  const navigation = page.getByRole('link', { name: 'Tehnična knjižnica' });
  const before = await navigation.boundingBox();
  await writeText(page, 'Napetost');
  for (const key of ['b', 'i', 'e', 'm']) await page.keyboard.press(`ControlOrMeta+${key}`);
  await expect(textField(page)).toContainText('**');
  await expectSaved(page);
  expect(await draftedText(page, lesson)).toContain('***`$Napetost$`***');
  expect(await navigation.boundingBox()).toEqual(before);
});

test('the editor comes with the screens that edit, and with no other', async ({ page }) => {
  const editor: string[] = [];
  page.on('request', (request) => {
    if (/\/(editor-surface|text-editing)-[^/]*\.js$/.test(new URL(request.url()).pathname)) editor.push(request.url());
  });
  for (const path of ['/dashboard/cms', '/dashboard/courses/osnove-elektrotehnike/elektricni-naboj']) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
  }
  expect(editor).toEqual([]);
  await beginLesson(page, 'Bremena');
  expect(editor).not.toEqual([]);
});

/** What stands in a text, block by block: addresses that both make for themselves aside. */
function shownIn(page: Page, text: string): Promise<string[]> {
  return page.locator(text).evaluate((body) => {
    const blocks = [...body.querySelectorAll('.reading > *')];
    return blocks.map((block) => block.outerHTML.replaceAll(/ (tabindex|role|aria-label)="[^"]*"/g, ''));
  });
}

async function pastePicture(page: Page): Promise<void> {
  await textField(page).evaluate(async (field) => {
    const canvas = document.createElement('canvas');
    canvas.width = 40;
    canvas.height = 30;
    canvas.getContext('2d')?.fillRect(5, 5, 20, 10);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    const clipboardData = new DataTransfer();
    if (blob) clipboardData.items.add(new File([blob], 'zaslon.png', { type: 'image/png' }));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
}
