import { randomUUID } from 'node:crypto';
import type { CourseProgress, CourseValue, DraftedText, DraftedValue, Lesson, OpenDocument } from '@navor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveDocuments } from '../../../test-support/sample-authors.ts';
import { saveSampleCourse } from '../../../test-support/sample-course-files.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';
import { untilNothingRuns } from '../../../test-support/until-nothing-runs.ts';
import { completeFinishedCourses } from '../../courses/index.ts';

/** What becomes of learners while the course that they are in is changed under them. */

let server: TestServer;
let newPerson: NewPerson;
let author: SamplePerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  author = await newPerson({ roles: ['author'] });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.query(`DELETE FROM cms_drafts; DELETE FROM cms_schedules; DELETE FROM cms_versions;
    DELETE FROM lesson_notes; DELETE FROM lesson_bookmarks; DELETE FROM lesson_progress; DELETE FROM study_time;
    DELETE FROM course_enrollments; DELETE FROM courses`);
  await saveSampleCourse(server.services);
  await giveDocuments(server.database, author.id, 'course');
});

const tok = 'lessons/tok.sl.md';
const cms = <Answer>(path: string, options: { method?: string; body?: unknown } = {}) =>
  json<Answer>(server.call(`/api/cms/course/osnove${path}`, { ...options, cookie: author.cookie }));
const publish = async () => {
  const { draft_hash } = await cms<OpenDocument>('');
  expect(await cms('/publish', { method: 'POST', body: { draft_hash } })).toMatchObject({ kind: 'published' });
};
const unpublish = () => cms('/unpublish', { method: 'POST', body: {} });

async function publishText(change: (text: string) => string, path = tok): Promise<void> {
  const { text, hash } = await cms<DraftedText>(`/text?path=${encodeURIComponent(path)}`);
  const body = { path, text: change(text ?? ''), base_hash: hash };
  expect(await cms('/text', { method: 'PUT', body })).toMatchObject({ kind: 'saved' });
  await publish();
}

async function publishCourse(change: (course: CourseValue) => CourseValue): Promise<void> {
  const { value, hash } = await cms<DraftedValue>('/value?path=course.yaml');
  const body = { path: 'course.yaml', value: change(value as CourseValue), base_hash: hash };
  expect(await cms('/value', { method: 'PUT', body })).toMatchObject({ kind: 'saved' });
  await publish();
}

/** Takes a lesson out as its author does, and what leads to it. */
async function publishWithout(lessonId: string): Promise<void> {
  for (const language of ['sl', 'en', 'de']) {
    const path = `lessons/tok.${language}.md`;
    const { text, hash } = await cms<DraftedText>(`/text?path=${encodeURIComponent(path)}`);
    const next = (text ?? '').replace(new RegExp(`\\[([^\\]]*)\\]\\(${lessonId}\\)`), '$1');
    await cms('/text', { method: 'PUT', body: { path, text: next, base_hash: hash } });
  }
  const { hash } = await cms<DraftedValue>('/value?path=course.yaml');
  const removal = { method: 'DELETE', body: { base_hash: hash }, cookie: author.cookie };
  await server.call(`/api/course-drafts/osnove/lessons/${lessonId}`, removal);
  await publish();
}

/** Somebody in the middle of the first lesson, with a note, a bookmark and a place in its second section. */
async function learner(lesson = 'tok') {
  const { cookie, id } = await newPerson({ plan: 'premium' });
  const call = (path: string, method = 'GET', body?: object) =>
    server.call(`/api/courses/osnove${path}`, { method, cookie, ...(body && { body }) });
  const at = (lessonId: string) => `/lessons/${lessonId}`;
  const noteId = randomUUID();
  expect((await call('/enrolment', 'PUT', {})).status).toBe(200);
  const reading = { anchor: 'zakaj', fraction: 0.5, seconds: 1 };
  expect((await call(`${at(lesson)}/reading`, 'POST', reading)).status).toBe(200);
  const note = { anchor: 'zakaj', text: 'Ne pozabi!' };
  expect((await call(`${at(lesson)}/notes/${noteId}`, 'PUT', note)).status).toBe(200);
  expect((await call(`${at(lesson)}/bookmark`, 'PUT', {})).status).toBe(200);
  return {
    ...{ id, cookie, noteId },
    status: async (lessonId = lesson) => (await call(at(lessonId))).status,
    read: (lessonId = lesson) => json<Lesson>(call(at(lessonId))),
    note: (text: string) => call(`${at(lesson)}/notes/${noteId}`, 'PUT', { ...note, text }),
    complete: async (lessonId = lesson) => (await call(`${at(lessonId)}/completion`, 'PUT', {})).status,
    progress: () => json<CourseProgress>(call('/progress')),
    kept: async () => {
      const [row] = await server.database.query(
        `SELECT (SELECT count(*)::int FROM course_enrollments WHERE user_id = $1) AS enrolments,
                (SELECT count(*)::int FROM lesson_progress WHERE user_id = $1) AS progress,
                (SELECT count(*)::int FROM lesson_notes WHERE user_id = $1) AS notes,
                (SELECT count(*)::int FROM lesson_bookmarks WHERE user_id = $1) AS bookmarks,
                (SELECT count(*)::int FROM certificates WHERE user_id = $1 AND revoked_at IS NULL) AS certificates`,
        [id],
      );
      return row;
    },
  };
}

const allKept = { enrolments: 1, progress: 1, notes: 1, bookmarks: 1, certificates: 0 };

describe('a learner in the middle of a lesson', () => {
  it('finds note and place where they were when the text around them changes', async () => {
    const { read } = await learner();
    await publishText((text) => text.replace('Tok je $I$', 'Električni tok je $I$'));
    const { reader } = await read();
    expect(reader).toMatchObject({
      ...{ is_enrolled: true, is_bookmarked: true, place: { anchor: 'zakaj', fraction: 0.5 } },
      notes: [{ anchor: 'zakaj', text: 'Ne pozabi!' }],
    });
  });

  it('finds them at the heading that was renamed, and the old address leads there', async () => {
    const { read } = await learner();
    await publishText((text) => text.replace('## Zakaj', '## Zakaj teče tok'));
    const { reader, moved_anchors } = await read();
    expect(reader).toMatchObject({ place: { anchor: 'zakaj-tece-tok' }, notes: [{ anchor: 'zakaj-tece-tok' }] });
    expect(moved_anchors).toMatchObject({ zakaj: 'zakaj-tece-tok' });
  });

  it('is told that it is gone once it is unpublished, and loses nothing until it is back', async () => {
    const { status, note, complete, kept, read } = await learner();
    await unpublish();
    expect([await status(), (await note('Prepozno')).status, await complete()]).toEqual([404, 404, 404]);
    expect(await kept()).toEqual(allKept);
    await publish();
    expect(await read()).toMatchObject({ reader: { is_enrolled: true, notes: [{ text: 'Ne pozabi!' }] } });
  });

  it('goes on in another module, with what was done there', async () => {
    const { read, complete, progress } = await learner();
    expect(await complete()).toBe(200);
    await publishCourse((course) => {
      const [first] = course.modules;
      if (!first) throw new Error('The sample has a module');
      const [moved, ...rest] = first.lessons;
      const second = { ...first, id: 'drugi', lessons: moved ? [moved] : [] };
      return { ...course, modules: [second, { ...first, lessons: rest.map((each) => ({ ...each, preview: true })) }] };
    });
    expect(await read()).toMatchObject({ module: { id: 'drugi' }, reader: { completed_at: expect.any(String) } });
    expect(await progress()).toMatchObject({
      ...{ completed_lessons: 1, lesson_count: 2 },
      modules: [
        { id: 'drugi', completed_lessons: 1 },
        { id: 'prvi', completed_lessons: 0 },
      ],
    });
  });

  it('is asked for the plan that opens it from now on, and keeps what is theirs', async () => {
    const { id, status, kept, read } = await learner('napetost');
    await server.database.query(`DELETE FROM subscriptions WHERE user_id = $1`, [id]);
    expect(await status()).toBe(403);
    await publishCourse((course) => ({ ...course, access: 'free' }));
    expect(await status()).toBe(200);
    await publishCourse((course) => ({ ...course, access: 'premium' }));
    expect(await status()).toBe(403);
    expect(await kept()).toEqual(allKept);
    await publishCourse((course) => ({ ...course, access: 'free' }));
    expect(await read()).toMatchObject({ reader: { notes: [{ text: 'Ne pozabi!' }] } });
  });

  it('keeps notes and progress of a lesson that leaves the course, and has them again when it is back', async () => {
    const { status, kept, read, progress } = await learner('napetost');
    const { versions } = await cms<{ versions: { id: string }[] }>('/versions');
    expect(versions).toEqual([]);
    await publishWithout('napetost');
    expect(await status()).toBe(404);
    expect(await kept()).toEqual(allKept);
    expect(await progress()).toMatchObject({ lesson_count: 1 });

    const history = await cms<{ versions: { id: string; reason: string }[] }>('/versions');
    const before = history.versions.find(({ reason }) => reason === 'before');
    const { draft_hash } = await cms<OpenDocument>('');
    await cms(`/versions/${before?.id}/restore`, { method: 'POST', body: { draft_hash } });
    await publish();
    expect(await read()).toMatchObject({ reader: { is_bookmarked: true, notes: [{ text: 'Ne pozabi!' }] } });
  });
});

describe('a learner who has done all that is left', () => {
  it('completes the course when its last open lesson leaves, and gets one certificate', async () => {
    const { complete, progress, kept } = await learner();
    expect(await complete()).toBe(200);
    await publishWithout('napetost');
    await completeFinishedCourses.run({}, server.services);
    await completeFinishedCourses.run({}, server.services);
    await untilNothingRuns(server);
    expect(await progress()).toMatchObject({ enrolment: { completed_at: expect.any(String) }, completed_lessons: 1 });
    expect(await kept()).toMatchObject({ certificates: 1 });
  });

  it('keeps completion and certificate when lessons come, the course is renamed, unpublished or archived', async () => {
    const { complete, progress, kept, cookie, id } = await learner();
    await complete();
    expect(await complete('napetost')).toBe(200);
    await untilNothingRuns(server);
    const certificate = () =>
      server.database.query(`SELECT serial, course_title FROM certificates WHERE user_id = $1`, [id]);
    const issued = await certificate();
    expect(issued).toHaveLength(1);

    const { hash } = await cms<DraftedValue>('/value?path=course.yaml');
    const lesson = { module_id: 'prvi', lesson_id: 'upor', title: 'Upor', summary: 'O uporu.', base_hash: hash };
    await server.call('/api/course-drafts/osnove/lessons', { body: lesson, cookie: author.cookie });
    await publishText((text) => `${text}O uporu.\n`, 'lessons/upor.sl.md');
    await publishCourse((course) => ({ ...course, title: { sl: 'Vse o toku', en: 'All', de: 'Alles' } }));
    expect(await progress()).toMatchObject({
      ...{ enrolment: { completed_at: expect.any(String), left: null }, completed_lessons: 2, lesson_count: 3 },
    });
    await unpublish();
    await cms('/archive', { method: 'POST', body: { is_archived: true } });
    await completeFinishedCourses.run({}, server.services);
    await untilNothingRuns(server);
    expect(await certificate()).toEqual(issued);
    expect(await kept()).toMatchObject({ enrolments: 1, progress: 2, notes: 1, certificates: 1 });
    expect((await server.call('/api/learning', { cookie })).status).toBe(200);
  });
});
