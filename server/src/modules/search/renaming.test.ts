import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleCourseFile, saveSampleCourse } from '../../test-support/sample-course-files.ts';
import { type NewPerson, startServerWithPeople } from '../../test-support/sample-people.ts';
import { sampleQuizFile, saveSampleQuizzes } from '../../test-support/sample-quizzes.ts';
import type { TestServer } from '../../test-support/test-server.ts';
import { indexed, paths, searchCalls } from './search.fixture.ts';

let server: TestServer;
let newPerson: NewPerson;
let calls: ReturnType<typeof searchCalls>;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  calls = searchCalls(server);
  await saveSampleQuizzes(server);
  await indexed(server);
});
afterAll(() => server.stop());

const all = ['quiz/vzorec', 'quiz/vzorec-cas', 'quiz/vzorec-modul', 'quiz/vzorec-tecaj'];

describe('another name', () => {
  it('of a theme finds its courses and quizzes, which are as they were', async () => {
    const author = await newPerson({ roles: ['author'] });
    await saveSampleCourse(server.services, {
      'themes/elektrika.yaml': sampleCourseFile('themes/elektrika.yaml', 'sl: Elektrotehnika', 'sl: Hidravlika'),
    });
    const found = async () => paths(await calls.find('hidravlika', { as: author })).sort();
    await vi.waitFor(async () => expect(await found()).toEqual(['courses/osnove', ...all]), { timeout: 60_000 });
  });

  it('of a topic finds the quizzes about it, which are as they were', async () => {
    const author = await newPerson({ roles: ['author'] });
    const before = paths(await calls.find('merjenje', { as: author, kind: 'quiz' })).sort();
    expect(before.length).toBeGreaterThan(0);
    await saveSampleQuizzes(server, {
      'topics.yaml': sampleQuizFile('topics.yaml', 'sl: Merjenje', 'sl: Tehtanje'),
    });
    await indexed(server);
    expect(paths(await calls.find('tehtanje', { as: author, kind: 'quiz' })).sort()).toEqual(before);
    expect((await calls.find('merjenje', { as: author, kind: 'quiz' })).total).toBe(0);
  });
});
