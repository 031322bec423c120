import type { Page } from '@playwright/test';
import { query } from './database.ts';
import { expect, test } from './fixtures.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';
import { lesson, openToRead } from './open-lesson.ts';

const saved = 'Shranjeno.';
const waiting = 'Shranili bomo, ko bo povezava spet na voljo.';
const tooMany = 'Pri tej lekciji je že največje dovoljeno število zapiskov.';

test('notes are written beside a section, changed, deleted and brought back', async ({ page }) => {
  await openOnboardedAccount(page);
  await openToRead(page, lesson);
  const notes = page.getByRole('region', { name: 'Zapiski' });
  await page.getByRole('button', { name: 'Dodaj zapisek k razdelku »Naboj se ohranja«' }).click();
  await expect(notes.getByLabel('Nov zapisek')).toBeFocused();
  await expect(notes.getByLabel('Razdelek')).toHaveValue('naboj-se-ohranja');
  await notes.getByLabel('Nov zapisek').fill('Vsota ostane enaka.');
  await notes.getByRole('button', { name: 'Shrani zapisek' }).click();
  const note = notes.getByRole('listitem');
  await expect(note.getByText('Vsota ostane enaka.').first()).toBeVisible();
  await expect(note.getByText('Še ni shranjeno')).toHaveCount(0);
  await expect(notes.getByText(saved)).toBeVisible();
  await expect(page.getByRole('button', { name: /»Naboj se ohranja« \(1 zapisek\)$/ })).toBeFocused();

  await openToRead(page, lesson);
  await expect(note.getByRole('link', { name: 'Naboj se ohranja' })).toBeVisible();
  await note.getByText('Uredi zapisek').click();
  await note.getByLabel('Besedilo zapiska').fill('Vsota nabojev ostane enaka.');
  await note.getByRole('button', { name: 'Shrani spremembe' }).click();
  await expect(note.getByText('Vsota nabojev ostane enaka.').first()).toBeVisible();

  await note.getByText('Uredi zapisek').click();
  await note.getByRole('button', { name: 'Izbriši' }).click();
  await expect(notes.getByText('Zapisek je izbrisan.')).toBeVisible();
  await expect(notes.getByRole('button', { name: 'Razveljavi' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notes.getByRole('heading', { name: 'Zapiski' })).toBeFocused();
  await expect(note.getByText('Vsota nabojev ostane enaka.').first()).toBeVisible();
  await expect(note.getByText('Še ni shranjeno')).toHaveCount(0);
  await page.reload();
  await expect(note).toHaveCount(1);
});

test('neither half a note nor a finished one is lost with the connection', async ({ page, context }) => {
  await openOnboardedAccount(page);
  await openToRead(page, lesson);
  const notes = page.getByRole('region', { name: 'Zapiski' });
  await notes.getByLabel('Nov zapisek').fill('Pol zapiska');
  await openToRead(page, lesson);
  await expect(notes.getByLabel('Nov zapisek')).toHaveValue('Pol zapiska');

  await context.setOffline(true);
  await notes.getByRole('button', { name: 'Shrani zapisek' }).click();
  await expect(notes.getByText('Še ni shranjeno')).toBeVisible();
  await expect(notes.getByText(waiting)).toBeVisible();
  await context.setOffline(false);
  await expect(notes.getByText('Še ni shranjeno')).toHaveCount(0);
  await page.reload();
  await expect(notes.getByRole('listitem').getByText('Pol zapiska').first()).toBeVisible();
  await expect(notes.getByLabel('Nov zapisek')).toHaveValue('');
});

test('a change that is refused stays to be sent again', async ({ page, problems }) => {
  problems.expectStatus(404);
  await openOnboardedAccount(page);
  await openToRead(page, lesson);
  const notes = notesOf(page);
  const note = notes.getByRole('listitem');
  await writeNote(page, 'Prvotno');
  await expect(notes.getByText(saved)).toBeVisible();

  await page.route('**/notes/*', (route) => route.fulfill({ status: 404, json: { code: 'NOT_FOUND' } }));
  await note.getByText('Uredi zapisek').click();
  await note.getByLabel('Besedilo zapiska').fill('Popravljeno');
  await note.getByRole('button', { name: 'Shrani spremembe' }).click();
  await expect(note.getByRole('alert')).toHaveText('Tega ni mogoče najti.');
  await openToRead(page, lesson);
  await expect(note.getByRole('alert')).toHaveText('Tega ni mogoče najti.');
  await expect(note.getByLabel('Besedilo zapiska')).toHaveValue('Popravljeno');
  await expect(note.getByText('Še ni shranjeno')).toBeVisible();

  await page.unroute('**/notes/*');
  await note.getByRole('button', { name: 'Shrani spremembe' }).click();
  await expect(notes.getByText(saved)).toBeVisible();
  await page.reload();
  await expect(note.getByText('Popravljeno').first()).toBeVisible();
  await expect(note.getByRole('alert')).toHaveCount(0);
});

test('a note whose refusal comes after its writer has left is there when they come back', async ({
  page,
  problems,
}) => {
  problems.expectStatus(409);
  await openOnboardedAccount(page);
  await openToRead(page, lesson);
  const isLeft = Promise.withResolvers<void>();
  await page.route('**/notes/*', async (route) => {
    await isLeft.promise;
    await route.fulfill({ status: 409, json: { code: 'TOO_MANY_NOTES' } });
  });
  await writeNote(page, 'Prepozno');
  const neighbours = page.getByRole('navigation', { name: 'Sosednji lekciji' });
  await neighbours.getByRole('link', { name: 'Električni tok' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Električni tok');
  const refused = page.waitForResponse('**/notes/*');
  isLeft.resolve();
  await refused;
  await neighbours.getByRole('link', { name: 'Električni naboj' }).click();
  const note = notesOf(page).getByRole('listitem');
  await expect(note.getByRole('alert')).toContainText(tooMany);
  await expect(note.getByLabel('Besedilo zapiska')).toHaveValue('Prepozno');
  await note.getByRole('button', { name: 'Izbriši' }).click();
  await expect(note).toHaveCount(0);
});

test('a deleted note that may not come back is not lost', async ({ page, problems }) => {
  problems.expectStatus(409);
  await openOnboardedAccount(page);
  await openToRead(page, lesson);
  const notes = notesOf(page);
  await writeNote(page, 'Nazaj');
  await expect(notes.getByText(saved)).toBeVisible();
  const note = notes.getByRole('listitem');
  await note.getByText('Uredi zapisek').click();
  await note.getByRole('button', { name: 'Izbriši' }).click();
  await page.route('**/notes/*', (route) => route.fulfill({ status: 409, json: { code: 'TOO_MANY_NOTES' } }));
  await notes.getByRole('button', { name: 'Razveljavi' }).click();
  await expect(note.getByRole('alert')).toContainText(tooMany);
  await expect(note.getByLabel('Besedilo zapiska')).toHaveValue('Nazaj');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a note that is refused comes back to its writer', async ({ page, problems }) => {
    problems.expectStatus(409);
    const { id } = await openOnboardedAccount(page);
    await query(
      `INSERT INTO lesson_notes (id, user_id, course_id, lesson_id, text)
       SELECT gen_random_uuid(), $1, 'osnove-elektrotehnike', 'elektricni-naboj', 'Zapisek'
       FROM generate_series(1, 200)`,
      [id],
    );
    await page.goto(lesson);
    const notes = notesOf(page);
    await writeNote(page, 'Predolgo sem pisal.');
    await expect(page.getByRole('alert').first()).toContainText(tooMany);
    await expect(notes.getByLabel('Besedilo zapiska').first()).toHaveValue('Predolgo sem pisal.');

    await query('DELETE FROM lesson_notes WHERE user_id = $1', [id]);
    await notes.getByRole('button', { name: 'Shrani spremembe' }).first().click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(notes.getByRole('listitem')).toHaveCount(1);
    await expect(notes.getByRole('listitem')).toContainText('Predolgo sem pisal.');
  });
});

function notesOf(page: Page) {
  return page.getByRole('region', { name: 'Zapiski' });
}

async function writeNote(page: Page, text: string): Promise<void> {
  await notesOf(page).getByLabel('Nov zapisek').fill(text);
  await notesOf(page).getByRole('button', { name: 'Shrani zapisek' }).click();
}
