import type { Certificate } from '@navor/contract';
import { type Browser, expect, type Page } from '@playwright/test';
import { query } from './database.ts';
import { type Language, setPreferences } from './fixtures.ts';
import { type AccountWithId, openOnboardedAccount } from './onboarding-accounts.ts';
import { subscribe } from './subscribing.ts';

const course = 'osnove-elektrotehnike';
const lesson = 'elektricni-naboj';

export const lastLesson = `/dashboard/courses/${course}/${lesson}`;

/** Somebody with a plan who has done all of a course but one lesson. */
export async function learnerBeforeLastLesson(page: Page, language: Language = 'sl'): Promise<AccountWithId> {
  const account = await openOnboardedAccount(page, 'Špela Žnidaršič');
  await setPreferences(page.context(), { language });
  await subscribe(page, account, { plan: 'sl-standard', hasTrial: true });
  await query(
    `INSERT INTO lesson_progress (user_id, course_id, lesson_id, completed_at)
     SELECT $1, course_id, id, now() FROM lessons WHERE course_id = $2 AND status = 'published' AND id <> $3`,
    [account.id, course, lesson],
  );
  await query(
    `INSERT INTO course_quiz_passes (user_id, quiz_id, passed_at)
     SELECT $1, quiz_id, now() FROM course_quizzes WHERE course_id = $2`,
    [account.id, course],
  );
  return account;
}

async function completeLastLesson(page: Page): Promise<void> {
  const done = await page.request.put(`/api/courses/${course}/lessons/${lesson}/completion`, { data: {} });
  expect(done.ok(), await done.text()).toBe(true);
}

/** The one certificate of whoever is signed in, as soon as it is issued. */
export async function certificateOf(page: Page): Promise<Pick<Certificate, 'id' | 'serial' | 'verify_url'>> {
  const list = async () => (await (await page.request.get('/api/certificates')).json()).certificates;
  await expect.poll(list).toHaveLength(1);
  const [certificate] = await list();
  return certificate;
}

/** Badges that a completed course brings are told of in a toast, once: whoever looks at a screen in all languages has seen them. */
export async function dismissRewards({ id }: Pick<AccountWithId, 'id'>): Promise<void> {
  const due = `SELECT FROM jobs.job WHERE state IN ('created', 'retry', 'active') AND start_after <= now() LIMIT 1`;
  await expect.poll(async () => (await query(due)).length).toBe(0);
  await query('UPDATE earned_badges SET seen_at = now() WHERE user_id = $1 AND seen_at IS NULL', [id]);
}

/** Somebody who has a certificate, signed in. */
export async function certified(page: Page) {
  const account = await learnerBeforeLastLesson(page);
  await completeLastLesson(page);
  const { id, serial } = await certificateOf(page);
  return { ...account, userId: account.id, id, serial };
}

/** Somebody who is not signed in, in another browser. */
export async function strangerWith(browser: Browser, language: Language = 'sl'): Promise<Page> {
  const context = await browser.newContext();
  await setPreferences(context, { language });
  return context.newPage();
}
