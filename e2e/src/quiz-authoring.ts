import { expect, type Locator, type Page } from '@playwright/test';
import { open } from './fixtures.ts';

/** Begins a quiz by the form that the list of quizzes ends with, and tells its id. */
export async function createQuiz(page: Page, title: string): Promise<string> {
  await open(page, '/dashboard/cms/quizzes');
  await page.getByRole('textbox', { name: 'Naslov' }).fill(title);
  await page.getByRole('button', { name: 'Ustvari kviz' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const quiz = page.url().split('/').at(-1) ?? '';
  await translateTitle(page, quiz, title);
  return quiz;
}

/** What is published stands in lists that others look at in other languages. */
async function translateTitle(page: Page, quiz: string, title: string): Promise<void> {
  const address = `/api/cms/quiz/${quiz}/value`;
  const { value, hash } = await (await page.request.get(address, { params: { path: 'quiz.yaml' } })).json();
  const titles = { sl: title, en: `${title} (en)`, de: `${title} (de)` };
  const data = { path: 'quiz.yaml', value: { ...value, title: titles }, base_hash: hash };
  expect(await (await page.request.put(address, { data })).json()).toMatchObject({ kind: 'saved' });
}

/** When the editor comes to life in between, what was typed is typed into a page that is gone. */
export async function fillSurely(field: Locator, text: string): Promise<void> {
  await expect(async () => {
    await field.fill(text);
    await expect(field).toHaveValue(text, { timeout: 500 });
  }).toPass();
}

export async function publishQuiz(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Objavi', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Objavi', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
}
