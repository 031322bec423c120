import type { Course, DraftedText, DraftedValue, Lesson, OpenDocument } from '@navor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveDocuments } from '../../../test-support/sample-authors.ts';
import { saveSampleCourse } from '../../../test-support/sample-course-files.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { type ErrorBody, json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { untilNothingRuns } from '../../../test-support/until-nothing-runs.ts';

let server: TestServer;
let author: SamplePerson;
beforeAll(async () => {
  server = await startTestServer();
  author = await openAccount(server, 'author', { roles: ['author'] });
  await saveSampleCourse(server.services);
  await giveDocuments(server.database, author.id, 'course');
});
afterAll(() => server.stop());

const as = ['visitor', 'free', 'standard', 'premium'] as const;
type PreviewedAs = (typeof as)[number];
const authored = <Answer>(path: string, options: { method?: string; body?: unknown } = {}) =>
  json<Answer>(server.call(path, { ...options, cookie: author.cookie }));
const preview = <Answer>(path: string, plan: PreviewedAs) =>
  authored<Answer>(`/api/course-drafts/osnove/preview${path}?as=${plan}&language=sl`);

/** Another title and another text, which nobody has published. */
async function draft(): Promise<void> {
  const course = await authored<DraftedValue>('/api/cms/course/osnove/value?path=course.yaml');
  const value = { ...course.value, title: { sl: 'Vse o toku', en: 'All', de: 'Alles' }, access: 'premium' };
  const path = 'lessons/tok.sl.md';
  const written = { path: 'course.yaml', value, base_hash: course.hash };
  await authored('/api/cms/course/osnove/value', { method: 'PUT', body: written });
  const { text, hash } = await authored<DraftedText>(`/api/cms/course/osnove/text?path=${encodeURIComponent(path)}`);
  const body = { path, text: `${text}\n## Osnutek\n\nTega ni prebral nihče.\n`, base_hash: hash };
  await authored('/api/cms/course/osnove/text', { method: 'PUT', body });
}

/** The rows of every table, whichever module, queue or index it belongs to. */
async function everything(): Promise<Record<string, string>> {
  const tables = await server.database.query<{ name: string; isQueue: boolean }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name, schemaname = 'jobs' AS "isQueue" FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  const rows: Record<string, string> = {};
  for (const { name, isQueue } of tables) {
    // The queue looks after itself all the time; what matters there is that nothing was put into it.
    if (isQueue && name !== 'jobs.job') continue;
    const kept = isQueue ? `WHERE NOT t.name LIKE '\\_\\_%' AND t.name IN ('deliver-event', 'send-mail')` : '';
    const [row] = await server.database.query<{ all: string }>(
      `SELECT concat(count(*), ' ', md5(string_agg(t::text, ',' ORDER BY t::text))) AS all FROM ${name} AS t ${kept}`,
    );
    rows[name] = row?.all ?? '';
  }
  return rows;
}

it('a preview with any plan, of the course and its lessons, leaves no trace in any table', async () => {
  await draft();
  await untilNothingRuns(server);
  await preview('', 'free');
  const before = await everything();
  expect(Object.keys(before).length).toBeGreaterThan(50);
  for (const plan of as) {
    expect(await preview('', plan)).toMatchObject({ kind: 'shown', course: { title: 'Vse o toku', enrolment: null } });
    for (const lesson of ['/tok', '/napetost']) await preview(lesson, plan);
  }
  await untilNothingRuns(server);
  expect(await everything()).toEqual(before);
});

it('a preview is what an account with that plan has once it is published', async () => {
  const previews = new Map<PreviewedAs, { course: { course: Course }; tok: unknown; napetost: unknown }>();
  for (const plan of as) {
    const [course, tok, napetost] = [
      await preview<{ course: Course }>('', plan),
      await preview('/tok', plan),
      await preview('/napetost', plan),
    ];
    previews.set(plan, { course, tok, napetost });
  }
  const { draft_hash } = await authored<OpenDocument>('/api/cms/course/osnove');
  const published = await authored('/api/cms/course/osnove/publish', { method: 'POST', body: { draft_hash } });
  expect(published).toMatchObject({ kind: 'published' });
  for (const plan of as) {
    const paid = plan === 'standard' || plan === 'premium' ? { plan } : {};
    const person = plan === 'visitor' ? {} : await openAccount(server, plan, paid);
    const read = (path: string) => server.call(`/api/courses/osnove${path}?language=sl`, person);
    const { course, ...lessons } = previews.get(plan) ?? expect.unreachable();
    const { updated_at: _, ...page } = await json<Course>(read(''));
    expect(course.course, plan).toMatchObject(page);
    for (const [lessonId, previewed] of Object.entries(lessons)) {
      const response = await read(`/lessons/${lessonId}`);
      const real =
        response.status === 403
          ? { kind: 'locked', locked: (await json<ErrorBody>(response)).data }
          : { kind: 'open', lesson: await json<Lesson>(response) };
      expect(previewed, `${lessonId} as ${plan}`).toEqual(real);
    }
  }
});
