import { randomUUID } from 'node:crypto';
import type { Lesson } from '@navor/contract';
import { type Language, languages } from '@navor/languages';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sampleCourseFile, saveSampleCourse } from '../../../test-support/sample-course-files.ts';
import type { ContentChanges } from '../../../test-support/sample-files.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let newPerson: NewPerson;
let reader: SamplePerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.query('TRUNCATE courses CASCADE');
  await saveSampleCourse(server.services);
  reader = await newPerson();
});

const path = '/api/courses/osnove/lessons/tok';
const read = (language: Language = 'sl') =>
  json<Lesson>(server.call(`${path}?language=${language}`, { cookie: reader.cookie }));
const noteAt = (anchor: string) =>
  server.call(`${path}/notes/${randomUUID()}`, {
    method: 'PUT',
    body: { anchor, text: 'Moje' },
    cookie: reader.cookie,
  });
const readAt = (anchor: string) =>
  server.call(`${path}/reading`, {
    method: 'POST',
    body: { anchor, fraction: 0.5, seconds: 0 },
    cookie: reader.cookie,
  });

/** The only heading of the lesson under another name, in all languages. */
function withHeading(heading: string): ContentChanges {
  const files = languages.map((language) => `courses/osnove/lessons/tok.${language}.md`);
  return Object.fromEntries(files.map((file) => [file, sampleCourseFile(file, '## Zakaj', heading)]));
}

it('keeps notes and the reading place at a heading that was renamed', async () => {
  await noteAt('zakaj');
  await readAt('zakaj');
  await saveSampleCourse(server.services, withHeading('## Čemu'));
  const lesson = await read();
  expect(lesson.contents).toMatchObject([{ id: 'cemu' }]);
  expect(lesson.reader).toMatchObject({ place: { anchor: 'cemu' }, notes: [{ anchor: 'cemu' }] });
  expect(await server.database.query('SELECT anchor FROM lesson_notes')).toEqual([{ anchor: 'cemu' }]);
});

it('says in every language where old links lead now', async () => {
  await saveSampleCourse(server.services, withHeading('## Čemu'));
  for (const language of languages) {
    expect(await read(language)).toMatchObject({ language, moved_anchors: { zakaj: 'cemu' } });
  }
  await saveSampleCourse(server.services);
  expect(await read('sl')).toMatchObject({ moved_anchors: { cemu: 'zakaj' } });
});

it('follows a heading that was renamed while its page was open', async () => {
  await read();
  await saveSampleCourse(server.services, withHeading('## Čemu'));
  await noteAt('zakaj');
  await readAt('zakaj');
  expect((await read()).reader).toMatchObject({ place: { anchor: 'cemu' }, notes: [{ anchor: 'cemu' }] });
  await saveSampleCourse(server.services, withHeading('## Za kaj gre'));
  expect((await read()).reader).toMatchObject({ place: { anchor: 'za-kaj-gre' }, notes: [{ anchor: 'za-kaj-gre' }] });
});

it('moves nothing that was left elsewhere in the lesson', async () => {
  await noteAt('drugje');
  await saveSampleCourse(server.services, withHeading('## Čemu'));
  expect((await read()).reader?.notes).toMatchObject([{ anchor: 'drugje' }]);
});
