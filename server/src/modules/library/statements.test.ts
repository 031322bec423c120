import { afterAll, beforeAll, expect, it } from 'vitest';
import { countStatements, viewerStatements } from '../../test-support/count-statements.ts';
import { insertSampleCourse } from '../../test-support/sample-course.ts';
import { insertSampleItem } from '../../test-support/sample-library.ts';
import { startServerWithPeople } from '../../test-support/sample-people.ts';
import type { TestServer } from '../../test-support/test-server.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  const started = await startServerWithPeople();
  server = started.server;
  ({ cookie } = await started.newPerson());
  await insertSampleCourse(server.database, { id: 'osnove' });
  const lessons = ['naboj', 'tok', 'ohm'].map((lesson) => ({ course: 'osnove', lesson }));
  const related = Array.from({ length: 15 }, (_, index) => `i-${index}`);
  for (const [index, id] of [...related, ...Array.from({ length: 20 }, (_, number) => `j-${number}`)].entries()) {
    await insertSampleItem(server.database, {
      id,
      theme: `t-${index % 4}`,
      tags: [`a-${index % 6}`, `b-${index % 3}`],
    });
  }
  await insertSampleItem(server.database, { id: 'velika', related, lessons, tags: ['a-1', 'a-2', 'a-3'] });
  await insertSampleItem(server.database, { id: 'majhna', related: ['i-1'], lessons: lessons.slice(0, 1) });
});
afterAll(() => server.stop());

const statementsOf = (path: string, as: string) =>
  countStatements(server, () => server.call(path, as ? { cookie: as } : {}));

it.each([
  // Its text is read for the first caller only.
  ['an item with little around it', '/api/library/items/majhna', 3],
  ['an item with much around it', '/api/library/items/velika', 3],
  ['the list', '/api/library/items', 2],
  ['a filtered list', '/api/library/items?theme=t-1&kind=article&tag=a-1&bookmarked=true&sort=most-read', 2],
  ['the entrance', '/api/library', 2],
])('reads %s by two statements', async (_, path, first) => {
  expect(await statementsOf(path, '')).toBe(first);
  expect(await statementsOf(path, '')).toBe(2);
  expect(await statementsOf(path, cookie)).toBe(viewerStatements + 2);
});
