import { expect, type Locator, type Page } from '@playwright/test';
import { open } from './fixtures.ts';
import { translateCourse } from './translate-course.ts';

type DraftedLesson = { courseId: string; lessonId: string; editor: string; reading: string };

/** A course of its own for each journey, so that none meets what another one is writing, with one new lesson in it. */
export async function beginLesson(page: Page, subject: string): Promise<DraftedLesson> {
  const courseId = await beginCourse(page, subject);
  await open(page, `/dashboard/cms/lessons/new?course=${courseId}`);
  await page.getByRole('textbox', { name: 'Naslov', exact: true }).fill(subject);
  await page.getByRole('textbox', { name: 'Povzetek' }).fill('O čem lekcija govori.');
  await page.getByRole('button', { name: 'Ustvari lekcijo' }).click();
  const lessonId = subject.toLowerCase();
  const editor = `/dashboard/cms/lessons/${courseId}~${lessonId}/edit`;
  await expect(page).toHaveURL(editor);
  await expect(textField(page)).toBeVisible();
  return { courseId, lessonId, editor, reading: `/dashboard/courses/${courseId}/${lessonId}` };
}

async function beginCourse(page: Page, subject: string): Promise<string> {
  const name = `${subject} ${crypto.randomUUID().slice(0, 8)}`;
  await open(page, '/dashboard/cms/courses/new');
  await page.getByRole('textbox', { name: 'Naslov', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Povzetek' }).fill('O tem, kako teče tok.');
  await page.getByRole('textbox', { name: 'Kaj udeleženec zna po tečaju' }).fill('Izmeri tok.');
  await page.getByRole('textbox', { name: 'Naslov prvega modula' }).fill('Uvod');
  await page.getByRole('button', { name: 'Ustvari tečaj' }).click();
  const id = name.toLowerCase().replace(' ', '-');
  await expect(page).toHaveURL(`/dashboard/cms/courses/${id}`);
  await translateCourse(page, id);
  return id;
}

/** Publishes the text that is looked at with all of what it belongs to, none of which readers have had so far. */
export async function publishForTheFirstTime(page: Page, action: 'Objavi tečaj' | 'Objavi prispevek'): Promise<void> {
  await page.getByRole('button', { name: 'Objavi besedilo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: action }).click();
  await expect(page.getByText('Besedilo je objavljeno', { exact: true })).toBeVisible();
}

export function textField(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Besedilo lekcije' });
}

/** Types paragraphs in place of all that is there. */
export async function writeText(page: Page, ...paragraphs: string[]): Promise<void> {
  await textField(page).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(paragraphs.join('\n\n'));
}

/** Types at the end of a paragraph. */
export async function addToParagraph(page: Page, paragraph: string, words: string): Promise<void> {
  await textField(page).getByText(paragraph).click();
  await page.keyboard.press('End');
  await page.keyboard.insertText(words);
}

export async function expectSaved(page: Page): Promise<void> {
  // Until the page has drawn what was typed, it still says so of what was there before.
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  await expect(page.getByRole('status').filter({ hasText: 'Shranjeno v osnutek' })).toBeVisible();
}

/** The lesson's text as the server has it. */
export async function draftedText(page: Page, { courseId, lessonId }: DraftedLesson): Promise<string> {
  const params = { path: `lessons/${lessonId}.sl.md` };
  const answer = await page.request.get(`/api/cms/course/${courseId}/text`, { params });
  return (await answer.json()).text;
}
