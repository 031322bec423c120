import { randomUUID } from 'node:crypto';
import type { Attachment } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { attemptCalls } from '../../../test-support/sample-attempts.ts';
import { sampleCourseFile, saveSampleCourse } from '../../../test-support/sample-course-files.ts';
import { saveSampleLibrary } from '../../../test-support/sample-library.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import type { TestServer } from '../../../test-support/test-server.ts';
import { viewerOf } from '../viewer.fixture.ts';
import { loadAttachments } from './load-attachments.ts';
import { presentAttachments } from './present-attachments.ts';
import { showAttachment } from './show-attachment.ts';

let server: TestServer;
let newPerson: NewPerson;
let calls: ReturnType<typeof attemptCalls>;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  calls = attemptCalls(server);
  await saveSampleQuizzes(server);
  await saveSampleLibrary(server.services);
});
afterAll(() => server.stop());

const lesson: Attachment = { kind: 'lesson', course_id: 'osnove', lesson_id: 'napetost' };
const item: Attachment = { kind: 'library', item_id: 'upornosti' };
const questionOf = (attemptId: string, position = 4): Attachment => ({
  ...{ kind: 'question', attempt_id: attemptId, position },
});

const load = async (viewer: ReturnType<typeof viewerOf>, attachment: Attachment, question?: string) => {
  const [loaded] = await loadAttachments(server.services, viewer, [attachment], 'sl', question);
  if (!loaded) throw new Error('nothing loaded');
  return loaded;
};

const show = (viewer: ReturnType<typeof viewerOf>, attachment: Attachment) =>
  showAttachment(server.services, viewer, attachment, 'sl');

describe('a lesson', () => {
  it('is read by whoever may read it, at each use', async () => {
    const person = await newPerson({ plan: 'standard' });
    const subscriber = viewerOf({ ...person, tier: 'standard' });
    expect(await show(subscriber, lesson)).toEqual({
      ...{ attachment: lesson, title: 'Napetost', path: 'courses/osnove/napetost' },
    });
    expect((await load(subscriber, lesson)).text).toContain('Napetost je U.');
    // Their plan has ended since.
    expect(await load(viewerOf(person), lesson)).toEqual({
      attachment: lesson,
      title: 'Napetost',
      path: null,
      text: '',
    });
  });

  it('is refused as reading it would be', async () => {
    const learner = viewerOf(await newPerson());
    await expect(show(learner, lesson)).rejects.toMatchObject({ code: 'PLAN_REQUIRED' });
    await expect(show(learner, { ...lesson, lesson_id: 'ni-take' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('that is withdrawn has no text left', async () => {
    const subscriber = viewerOf({ ...(await newPerson()), tier: 'premium' });
    const file = 'courses/osnove/course.yaml';
    await saveSampleCourse(server.services, { [file]: sampleCourseFile(file, 'status: published', 'status: draft') });
    expect(await load(subscriber, lesson)).toEqual({ attachment: lesson, title: '', path: null, text: '' });
    await expect(show(subscriber, lesson)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await saveSampleCourse(server.services);
  });

  it('that is long is shortened to what fits the question, in its own order', async () => {
    const filler = (name: string) => `## ${name}\n\n${`Besedilo o ${name}. `.repeat(300)}\n\n`;
    const text = `${filler('Prvo')}${filler('Drugo')}${filler('Tretje')}## Plazma\n\nO magnetohidrodinamiki plazme.\n`;
    await saveSampleCourse(server.services, {
      'courses/osnove/lessons/napetost.sl.md': `---\ntitle: Dolga\nsummary: Povzetek.\n---\n\n${text}`,
    });
    const subscriber = viewerOf({ ...(await newPerson()), tier: 'premium' });
    const loaded = await load(subscriber, lesson, 'Kaj je magnetohidrodinamika?');
    expect(loaded.text.length).toBeLessThanOrEqual(12_100);
    expect(loaded.text).toContain('O magnetohidrodinamiki plazme.');
    expect(loaded.text.indexOf('## Prvo')).toBeLessThan(loaded.text.indexOf('## Plazma'));
    expect(loaded.text.startsWith('Povzetek.')).toBe(true);
    await saveSampleCourse(server.services);
  });
});

describe('an item of the library', () => {
  it('is read with the rows of its tables', async () => {
    const learner = viewerOf(await newPerson());
    expect(await show(learner, item)).toMatchObject({ title: 'Specifične upornosti' });
    const { text, path } = await load(learner, item);
    expect(text).toMatch(/baker/);
    expect(path).toBe('technical-library/item/upornosti');
    await expect(show(learner, { ...item, item_id: 'ni-take' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a question', () => {
  const answered = async (person: SamplePerson) => {
    const attemptId = await calls.started('vzorec', person);
    const [slip] = await calls.slips(attemptId, 4);
    if (!slip) throw new Error('The sample question foresees no slip');
    await calls.saved(attemptId, 4, person, { response: slip });
    return attemptId;
  };

  it('that is open tells what it asks and the hints that were opened, and nothing of what is right', async () => {
    const person = await newPerson();
    const attemptId = await answered(person);
    await calls.hint(attemptId, 4, person);
    const { text, title, path } = await load(viewerOf(person), questionOf(attemptId));
    expect(title).toBe('Vzorec · Vprašanje 4');
    expect(path).toBe(`attempt/${attemptId}#question-4`);
    expect(text).toContain('Kolikšen tok teče skozenj?');
    expect(text).toContain('Napišite Ohmov zakon.');
    expect(text).not.toContain('Iz njega izrazite tok.');
    for (const secret of ['Rešitev', 'Pravilni odgovor', 'frac', 'Napetost ste pomnožili']) {
      expect(text).not.toContain(secret);
    }
  });

  it('that is settled tells the own answer, the slip and the solution', async () => {
    const person = await newPerson();
    const attemptId = await answered(person);
    expect((await calls.check(attemptId, 4, person)).status).toBe(200);
    const { text } = await load(viewerOf(person), questionOf(attemptId));
    expect(text).toContain('Moj odgovor:');
    expect(text).toContain('Odgovor je napačen.');
    expect(text).toContain('Napetost ste pomnožili z upornostjo. Ohmov zakon pravi $I = U / R$.');
    expect(text).toContain('Pravilni odgovor:');
    expect(text).toContain('\\frac{U}{R}');
  });

  it('tells nothing right of any type before it is settled, and all of it after', async () => {
    const person = await newPerson();
    const viewer = viewerOf(person);
    const attemptId = await calls.started('vzorec', person);
    const right = await calls.rightAnswers(attemptId);
    const open = await Promise.all([...right.keys()].map((position) => load(viewer, questionOf(attemptId, position))));
    for (const { text } of open) {
      expect(text).not.toMatch(/Pravilni odgovor|Rešitev:/);
      expect(text.length).toBeGreaterThan(10);
    }
    for (const [position, response] of right) await calls.saved(attemptId, position, person, { response });
    await calls.submit(attemptId, person);
    for (const position of right.keys()) {
      const { text } = await load(viewer, questionOf(attemptId, position));
      expect(text, String(position)).toMatch(/Odgovor je pravilen\.[\s\S]*Pravilni odgovor: \S[\s\S]*Rešitev: \S/);
      expect(text).not.toMatch(/<\w|undefined|\[object|: (?:true|false)\b/);
    }
  });

  it('of somebody else, or of no attempt, is not there', async () => {
    const [owner, other] = [await newPerson(), await newPerson()];
    const attemptId = await answered(owner);
    const gone = { title: '', path: null, text: '' };
    for (const attachment of [questionOf(attemptId), questionOf(randomUUID()), questionOf(attemptId, 99)]) {
      await expect(show(viewerOf(other), attachment)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await load(viewerOf(other), attachment)).toEqual({ attachment, ...gone });
    }
  });
});

describe('what was attached to many questions', () => {
  it('keeps its name and loses its address where it is no longer open', async () => {
    const person = await newPerson();
    const attemptId = await calls.started('vzorec', person);
    const named = (attachment: Attachment, path: string) => ({ attachment, title: 'Ime', path });
    const stored = [
      [named(lesson, 'courses/osnove/napetost'), named(item, 'technical-library/item/upornosti')],
      [],
      [named(questionOf(attemptId), 'a'), named({ ...lesson, lesson_id: 'tok' }, 'courses/osnove/tok')],
    ];
    const paths = async (viewer: ReturnType<typeof viewerOf>) =>
      (await presentAttachments(server.services, viewer, stored)).map((each) => each.map(({ path }) => path));
    expect(await paths(viewerOf(person))).toEqual([
      [null, 'technical-library/item/upornosti'],
      [],
      ['a', 'courses/osnove/tok'],
    ]);
    expect(await paths(viewerOf({ ...(await newPerson()), tier: 'standard' }))).toEqual([
      ['courses/osnove/napetost', 'technical-library/item/upornosti'],
      [],
      [null, 'courses/osnove/tok'],
    ]);
  });

  it('costs a statement for each kind, however much it is', async () => {
    const viewer = viewerOf(await newPerson());
    const shown = [lesson, item, questionOf(randomUUID())].map((attachment) => ({ attachment, title: '', path: 'a' }));
    const query = vi.spyOn(server.services.pool, 'query');
    await presentAttachments(server.services, viewer, Array(30).fill(shown));
    expect(query).toHaveBeenCalledTimes(3);
    query.mockClear();
    await presentAttachments(server.services, viewer, [[], []]);
    expect(query).not.toHaveBeenCalled();
    query.mockRestore();
  });
});
