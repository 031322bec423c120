import type { Language } from '@navor/languages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleCourseFile, saveSampleCourse } from '../../test-support/sample-course-files.ts';
import { sampleLibraryFile, saveSampleLibrary } from '../../test-support/sample-library.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { courseWith, indexed, paths, searchCalls } from './search.fixture.ts';

const law = 'library/ohmov-zakon/item.yaml';
const item = 'technical-library/item/ohmov-zakon';
const lesson = 'courses/osnove/tok';

let server: TestServer;
let calls: ReturnType<typeof searchCalls>;
beforeAll(async () => {
  server = await startTestServer();
  calls = searchCalls(server);
  await saveSampleLibrary(server.services, { [law]: sampleLibraryFile(law, 'related:', keywords) });
  await saveLesson('amperaža');
  await indexed(server);
});
afterAll(() => server.stop());

const keywords = 'keywords:\n  sl:\n    - pretikalo\n  de:\n    - Stromschlag\nrelated:';

function saveLesson(keyword: string) {
  const path = 'courses/osnove/lessons/tok.sl.md';
  const changes = { [path]: sampleCourseFile(path, '\n---\n', `\nkeywords:\n  - ${keyword}\n---\n`) };
  return saveSampleCourse(server.services, { ...changes, ...courseWith('access: standard', 'access: free') });
}

it.each<[string, string, Language, string]>([
  ['an item', 'pretikalo', 'sl', item],
  ['an item by another form', 'pretikala', 'sl', item],
  ['an item in another language', 'stromschlag', 'sl', item],
  ['a lesson without diacritics', 'amperaza', 'sl', lesson],
  ['a mistyped keyword', 'pretikaol', 'sl', item],
])('finds %s by a keyword that its text does not have', async (_, question, language, path) => {
  expect(paths(await calls.find(question, { language }))).toEqual([path]);
});

it('follows keywords that change', async () => {
  await saveLesson('jakost');
  await indexed(server);
  expect(paths(await calls.find('jakost'))).toEqual([lesson]);
  expect(paths(await calls.find('amperaža'))).toEqual([]);
});
