import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anonymous } from '../../../platform/access.ts';
import { indexed } from '../../../test-support/indexed.ts';
import { sampleCourseFile, saveSampleCourse } from '../../../test-support/sample-course-files.ts';
import { saveSampleLibrary } from '../../../test-support/sample-library.ts';
import { startServerWithPeople } from '../../../test-support/sample-people.ts';
import type { TestServer } from '../../../test-support/test-server.ts';
import { viewerOf } from '../viewer.fixture.ts';
import { presentCitations, storeCitations } from './citations.ts';
import { groundQuestion } from './ground-question.ts';

/** `napetost` needs the plan of its course, and explains a word that nothing else has. */
const lesson = (status: string) => `---\ntitle: Magnetohidrodinamika\nsummary: O plazmi.\n---\n\n${status}\n`;
const told = lesson('## Plazma\n\nMagnetohidrodinamika opisuje gibanje plazme v magnetnem polju.');
const courseWith = (piece: string, replacement: string) => ({
  'courses/osnove/course.yaml': sampleCourseFile('courses/osnove/course.yaml', piece, replacement),
});
const courseFiles = { 'courses/osnove/lessons/napetost.sl.md': told };

let server: TestServer;
let learner: ReturnType<typeof viewerOf>;
let subscriber: ReturnType<typeof viewerOf>;
beforeAll(async () => {
  const started = await startServerWithPeople();
  server = started.server;
  learner = viewerOf(await started.newPerson());
  subscriber = viewerOf({ ...(await started.newPerson({ plan: 'standard' })), tier: 'standard' });
  await saveSampleLibrary(server.services);
});
beforeEach(async () => {
  await saveSampleCourse(server.services, courseFiles);
  await indexed(server);
});
afterAll(() => server.stop());

const ground = (question: string, options: Partial<Parameters<typeof groundQuestion>[1]> = {}) =>
  groundQuestion(server.services, {
    ...{ viewer: subscriber, language: 'sl', question, attachments: [], history: [], ...options },
  });

const question = 'Kaj opisuje magnetohidrodinamika?';

describe('a question', () => {
  it('is grounded in numbered passages of what its asker may open', async () => {
    const [first] = await ground(question);
    expect(first).toMatchObject({
      ...{ number: 1, kind: 'lesson', itemId: 'osnove/napetost', language: 'sl', anchor: 'plazma', heading: 'Plazma' },
      ...{ path: 'courses/osnove/napetost#plazma', title: 'Magnetohidrodinamika' },
    });
    expect(first?.text).toContain('gibanje plazme');
  });

  it('is grounded in nothing of what needs a plan that its asker has not', async () => {
    for (const viewer of [learner, anonymous]) {
      expect(await ground(question, { viewer })).toEqual([]);
    }
  });

  it('is grounded in nothing where nothing is about it', async () => {
    expect(await ground('Kdo je zmagal na svetovnem prvenstvu?')).toEqual([]);
    expect(await ground('Živjo!')).toEqual([]);
  });

  it('that goes on with what was asked before is grounded in the same', async () => {
    const history = [{ question, answer: '' }];
    expect((await ground('Zakaj?', { history }))[0]?.itemId).toBe('osnove/napetost');
    const long = 'Kdo je zmagal na svetovnem prvenstvu v nogometu, ki je bilo pred nekaj leti v daljni Braziliji?';
    expect(await ground(long, { history })).toEqual([]);
  });

  it('leans on what is attached even where it has none of its words', async () => {
    const attachment = { kind: 'lesson' as const, course_id: 'osnove', lesson_id: 'napetost' };
    const attachments = [{ attachment, title: '', path: '', text: 'O plazmi.' }];
    const grounded = await ground('Razloži mi to, prosim.', { attachments });
    expect(grounded.map(({ itemId }) => itemId)).toEqual(grounded.map(() => 'osnove/napetost'));
    expect(grounded.length).toBeGreaterThan(0);
    expect(await ground('Razloži mi to, prosim.', { attachments, viewer: learner })).toEqual([]);
  });
});

describe('a citation', () => {
  const stored = async () => storeCitations(server.services, subscriber, await ground(question), [1]);

  it('is kept for passages that were given and cited, with what was read', async () => {
    const passages = await ground(question);
    const kept = await storeCitations(server.services, subscriber, passages, [1, 7, 1]);
    expect(kept.map(({ number }) => number)).toEqual([1]);
    expect(kept[0]?.excerpt).toContain('gibanje plazme');
    expect(await storeCitations(server.services, subscriber, passages, [])).toEqual([]);
  });

  it('is not kept where the passage does not exist, or not for this reader', async () => {
    const [passage] = await ground(question);
    if (!passage) throw new Error('nothing found');
    const invented = [
      { ...passage, anchor: 'izmisljeno' },
      { ...passage, itemId: 'osnove/ni-take', number: 2 },
      { ...passage, language: 'de' as const, anchor: 'plazma', number: 3 },
    ];
    expect(await storeCitations(server.services, subscriber, invented, [1, 2, 3])).toEqual([]);
    expect(await storeCitations(server.services, learner, [passage], [1])).toEqual([]);
  });

  it('is shown as long as its passage is there', async () => {
    const [shown] = await presentCitations(server.services, subscriber, [await stored()]);
    expect(shown).toEqual([
      expect.objectContaining({ number: 1, kind: 'lesson', path: 'courses/osnove/napetost#plazma', heading: 'Plazma' }),
    ]);
    expect(Object.keys(shown?.[0] ?? {})).not.toContain('itemId');
  });

  it.each([
    ['its section is gone', { 'courses/osnove/lessons/napetost.sl.md': lesson('Zdaj brez poglavij.') }],
    ['its course is no longer published', { ...courseFiles, ...courseWith('status: published', 'status: draft') }],
    ['its course needs a higher plan by now', { ...courseFiles, ...courseWith('access: standard', 'access: premium') }],
  ])('is not shown when %s', async (_, changes) => {
    const kept = await stored();
    expect(kept).toHaveLength(1);
    await saveSampleCourse(server.services, changes);
    await indexed(server);
    expect(await presentCitations(server.services, subscriber, [kept])).toEqual([[]]);
  });

  it('is not shown to whoever has lost the plan', async () => {
    expect(await presentCitations(server.services, viewerOf(subscriber.user), [await stored()])).toEqual([[]]);
  });

  it('costs one statement for any number of answers, and none without any', async () => {
    const kept = await stored();
    for (const [answers, expected] of [
      [[], 0],
      [[[], []], 0],
      [[kept], 1],
      [Array(40).fill(kept), 1],
    ] as const) {
      const query = vi.spyOn(server.services.pool, 'query');
      expect(await presentCitations(server.services, subscriber, answers)).toHaveLength(answers.length);
      expect(query).toHaveBeenCalledTimes(expected);
      query.mockRestore();
    }
  });
});
