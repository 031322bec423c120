import { expect, open, setPreferences, test } from './fixtures.ts';
import { openSettledAccount } from './newcomer.ts';
import { attemptPath, drawnIn, startAttempt } from './quiz-attempt.ts';
import { query } from './database.ts';
import { writeFileSync } from 'node:fs';

test('probe', async ({ page, context }) => {
  await setPreferences(context, { language: 'en' });
  await openSettledAccount(page);
  const id = await startAttempt(page);
  console.log(await drawnIn(id));
  const rest = await page.request.get(`/api/attempts/${id}?language=en`);
  writeFileSync('/tmp/quiz-e2e/rest.json', await rest.text());
  const rpc = await page.request.post('/api/rpc/attempts/get', { data: { json: { attemptId: id, language: 'en' } } });
  console.log(rpc.status());
  writeFileSync('/tmp/quiz-e2e/rpc.json', await rpc.text());
  for (const l of ['en']) {
    writeFileSync('/tmp/quiz-e2e/page.html', await (await page.request.get(attemptPath(id))).text());
    writeFileSync('/tmp/quiz-e2e/page.data', await (await page.request.get(`/dashboard/attempt/${id}.data`)).text());
  }
  writeFileSync('/tmp/quiz-e2e/source.json', JSON.stringify(await query(`SELECT v.question_id, v.source FROM question_versions v WHERE quiz_id='naboj-tok-napetost'`), null, 1));
  console.log(await query(`SELECT a.id, a.quiz_id, a.submitted_at, u.email FROM quiz_attempts a JOIN users u ON u.id=a.user_id`));
  console.log(await query(`SELECT id, course_id, time_limit_seconds, question_count FROM quizzes`));
  for (const n of (await drawnIn(id)).map(d => d.position)) {
    await open(page, attemptPath(id, n));
    writeFileSync(`/tmp/quiz-e2e/aria-${n}.txt`, await page.locator('main').ariaSnapshot());
  }
  await page.waitForTimeout(2500);
  console.log(await page.evaluate(() => performance.getEntriesByType('resource').map(e => [Math.round(e.startTime), e.name]).filter(([, n]) => /attempt|taking/.test(String(n)))));
  await open(page, '/dashboard/quizzes/osnove-elektrotehnike');
  writeFileSync(`/tmp/quiz-e2e/aria-course.txt`, await page.locator('body').ariaSnapshot());
  await open(page, '/dashboard/quizzes');
  await page.waitForTimeout(3500);
  console.log(await page.evaluate(() => performance.getEntriesByType('resource').map(e => [Math.round(e.startTime), e.name]).filter(([, n]) => /attempt|taking/.test(String(n)))));
  writeFileSync(`/tmp/quiz-e2e/aria-quizzes.txt`, await page.locator('body').ariaSnapshot());
  await open(page, '/dashboard/quiz/naboj-tok-napetost');
  writeFileSync(`/tmp/quiz-e2e/aria-quiz.txt`, await page.locator('main').ariaSnapshot());
  await open(page, '/dashboard/profile');
  writeFileSync(`/tmp/quiz-e2e/aria-profile.txt`, await page.locator('main').ariaSnapshot());
  expect(1).toBe(1);
});
