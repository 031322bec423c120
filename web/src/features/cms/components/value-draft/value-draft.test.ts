import type { CourseValue, WrittenValue } from '@navor/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { changeLesson, changeModule, moveModule } from '../course/course-changes.ts';
import { courseValue } from '../course/course-value.fixture.ts';
import type { WriteFailure } from '../text-draft/write-failure.ts';
import { withValueAt } from './value-at.ts';
import { createValueDraft, type UnsentValue } from './value-draft.ts';

afterEach(() => void vi.useRealTimers());

type Sent = { value: CourseValue; base_hash: string | null; base_value: CourseValue };

function draftWith(...answers: (WrittenValue | Error)[]) {
  const sent: Sent[] = [];
  const box: { kept: UnsentValue<CourseValue> | null } = { kept: null };
  const write = async (written: Sent) => {
    sent.push(written);
    const answer = answers.shift() ?? { kind: 'saved', hash: `h${sent.length}` };
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const keep = (unsent: UnsentValue<CourseValue> | null) => {
    box.kept = unsent;
  };
  const failureOf = ({ message }: Error) => message as WriteFailure;
  const told = { value: courseValue, hash: 'h0' };
  const draft = createValueDraft({ told, write, keep, failureOf: failureOf as () => WriteFailure, retryMs: 5000 });
  return { draft, sent, box };
}

const longer = changeLesson('tok', { minutes: 60 });
const renamed = changeModule('uvod', { title: { sl: 'Začetek' } });

it('saves each change based on the one before, and the last of those made meanwhile', async () => {
  const { draft, sent } = draftWith();
  draft.change(longer);
  draft.change(renamed);
  draft.change(moveModule('konec', 0));
  expect(draft.current().saving).toBe('saving');
  expect(await draft.flush()).toBe(true);
  expect(sent.map(({ base_hash }) => base_hash)).toEqual(['h0', 'h1']);
  expect(sent[1]).toMatchObject({ base_value: longer(courseValue), value: { modules: [{ id: 'konec' }, {}] } });
});

it('shows what others changed, and keeps what was changed since', async () => {
  const theirs = { ...longer(courseValue), weeks: 9 };
  const { draft, sent } = draftWith({ kind: 'merged', hash: 'm1', value: theirs });
  draft.change(longer);
  expect(await draft.flush()).toBe(true);
  expect(draft.current().value.weeks).toBe(9);

  const again = draftWith({ kind: 'merged', hash: 'm1', value: theirs });
  again.draft.change(longer);
  again.draft.change(renamed);
  await again.draft.flush();
  expect(again.sent[1]).toMatchObject({ base_hash: '', base_value: longer(courseValue) });
  expect(sent).toHaveLength(1);
});

it('keeps what could not be sent, and sends it when it is tried again', async () => {
  const { draft, sent } = draftWith(new Error('offline'));
  draft.change(longer);
  expect(await draft.flush()).toBe(false);
  expect(draft.current()).toMatchObject({ saving: 'offline', value: longer(courseValue) });
  expect(await draft.flush()).toBe(true);
  expect(sent).toHaveLength(2);
  expect(draft.current()).toMatchObject({ saving: 'saved', value: longer(courseValue) });
});

it('waits for a decision where two changed the same, and asks for either as it was decided', async () => {
  const place = ['modules', 'uvod', 'lessons', 'tok', 'minutes'];
  const conflict = { place, base: 30, own: 60, theirs: 45 };
  const current = { value: changeLesson('tok', { minutes: 45 })(courseValue), hash: 'x' };
  const { draft, sent } = draftWith({ kind: 'conflict', current, conflicts: [conflict] });
  draft.change(longer);
  expect(await draft.flush()).toBe(false);
  draft.change(renamed);
  expect(sent).toHaveLength(1);
  await draft.settle(['own']);
  expect(sent[1]?.base_value).toEqual(changeLesson('tok', { minutes: 45 })(courseValue));
  expect(sent[1]?.value).toEqual(renamed(longer(courseValue)));

  const other = draftWith({ kind: 'conflict', current, conflicts: [conflict] });
  other.draft.change(longer);
  await other.draft.flush();
  await other.draft.settle(['theirs']);
  expect(other.sent[1]?.value).toEqual(changeLesson('tok', { minutes: 45 })(courseValue));
});

it('puts values into records and lists of entries, and takes them out', () => {
  const value = { list: [{ id: 'a', n: 1 }, { id: 'b' }], names: ['x'] };
  expect(withValueAt(value, ['list', 'a', 'n'], 2)).toEqual({ ...value, list: [{ id: 'a', n: 2 }, { id: 'b' }] });
  expect(withValueAt(value, ['list', 'a'], undefined)).toEqual({ ...value, list: [{ id: 'b' }] });
  expect(withValueAt(value, ['list', 'c'], { id: 'c' })).toEqual({ ...value, list: [...value.list, { id: 'c' }] });
  expect(withValueAt(value, ['names'], undefined)).toEqual({ list: value.list });
});

it('is kept by the browser until it has arrived, and goes on from there on another page', async () => {
  const { draft, box } = draftWith(new Error('offline'));
  draft.change(longer);
  expect(await draft.flush()).toBe(false);
  expect(box.kept).toEqual({ value: longer(courseValue), base: { value: courseValue, hash: 'h0' } });

  const theirs = { ...longer(courseValue), weeks: 9 };
  const later = draftWith({ kind: 'merged', hash: 'm1', value: theirs });
  expect(await later.draft.restore(() => box.kept)).toBe(true);
  expect(later.sent).toMatchObject([{ base_hash: 'h0', base_value: courseValue, value: longer(courseValue) }]);
  expect(later.draft.current()).toMatchObject({ saving: 'saved', value: { weeks: 9 } });
  expect(later.box.kept).toBeNull();
});

/** An answer that comes when it is asked to. */
function held<Answer>() {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return { promise, answer: resolve };
}

const withoutPower = (course: CourseValue): CourseValue => ({ ...course, modules: course.modules.slice(0, 1) });

it('never undoes a change that was made while the server was asked for something else', async () => {
  const { draft, sent } = draftWith();
  const removal = held<{ value: CourseValue; hash: string }>();
  const asked = held<void>();
  const removed = draft.request(
    () => {
      asked.answer();
      return removal.promise;
    },
    (told) => told,
  );
  await asked.promise;
  draft.change(longer);
  removal.answer({ value: withoutPower(courseValue), hash: 'r1' });
  await removed;
  expect(draft.current().value).toEqual(longer(courseValue));
  expect(await draft.flush()).toBe(true);
  // Based on what it was made from, so that the server has both.
  expect(sent).toEqual([{ value: longer(courseValue), base_hash: 'h0', base_value: courseValue }]);
});

it('asks for something else once what waits is saved, and writes nothing until it is answered', async () => {
  const { draft, sent } = draftWith();
  draft.change(longer);
  const removal = held<{ value: CourseValue; hash: string }>();
  const bases: string[] = [];
  const removed = draft.request(
    (base) => {
      bases.push(base);
      return removal.promise;
    },
    (told) => told,
  );
  await expect.poll(() => bases).toEqual(['h1']);
  removal.answer({ value: withoutPower(longer(courseValue)), hash: 'r2' });
  await removed;
  expect(draft.current()).toMatchObject({ saving: 'saved', value: withoutPower(longer(courseValue)) });
  draft.change(renamed);
  await draft.flush();
  expect(sent[1]).toMatchObject({ base_hash: 'r2', base_value: withoutPower(longer(courseValue)) });
});

it('asks for nothing else while something cannot be saved, and goes on after what failed', async () => {
  const { draft, sent } = draftWith(new Error('offline'), new Error('offline'));
  draft.change(longer);
  expect(
    await draft.request(
      async () => 'asked',
      () => undefined,
    ),
  ).toBeUndefined();
  await expect(
    draft.request(
      () => Promise.reject(new Error('away')),
      () => undefined,
    ),
  ).rejects.toThrow('away');
  draft.change(renamed);
  expect(await draft.flush()).toBe(true);
  expect(sent.at(-1)?.value).toEqual(renamed(longer(courseValue)));
});

it('shows what others have made of it only where nothing was changed here meanwhile', async () => {
  const theirs = { value: { ...courseValue, weeks: 9 }, hash: 'x1' };
  const { draft, sent } = draftWith();
  await draft.refresh(async () => theirs);
  expect(draft.current().value.weeks).toBe(9);

  const older = held<{ value: CourseValue; hash: string }>();
  const refreshed = draft.refresh(() => older.promise);
  draft.change(longer);
  older.answer({ value: courseValue, hash: 'h0' });
  await refreshed;
  await draft.flush();
  expect(draft.current().value).toEqual(longer(theirs.value));
  expect(sent).toMatchObject([{ base_hash: 'x1', base_value: theirs.value }]);
});

it('tries again by itself what did not arrive, until the page is left', async () => {
  vi.useFakeTimers();
  const { draft, sent } = draftWith(new Error('offline'), new Error('offline'));
  draft.change(longer);
  await vi.advanceTimersByTimeAsync(4999);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5001);
  expect(sent).toHaveLength(3);
  expect(draft.current()).toMatchObject({ saving: 'saved', value: longer(courseValue) });

  const left = draftWith(new Error('offline'));
  left.draft.change(longer);
  await vi.advanceTimersByTimeAsync(0);
  left.draft.close();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(left.sent).toHaveLength(1);
});

it('waits for whoever has to sign in again or may not write', async () => {
  vi.useFakeTimers();
  for (const failure of ['signed-out', 'refused']) {
    const { draft, sent } = draftWith(new Error(failure));
    draft.change(longer);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(draft.current().saving).toBe(failure);
    expect(sent).toHaveLength(1);
    expect(await draft.flush()).toBe(true);
  }
});

it('merges once more where others were faster, and says so where they are always faster', async () => {
  const outdated: WrittenValue = { kind: 'outdated', current: { value: null, hash: null } };
  const { draft, sent } = draftWith(outdated);
  draft.change(longer);
  expect(await draft.flush()).toBe(true);
  expect(sent).toHaveLength(2);

  const slow = draftWith(outdated, outdated, outdated);
  slow.draft.change(longer);
  expect(await slow.draft.flush()).toBe(false);
  expect(slow.draft.current()).toMatchObject({ saving: 'refused', value: longer(courseValue) });
});

it('says what such a file may not say, until it is changed', async () => {
  const problems = [{ place: ['weeks'], message: 'Too big' }];
  const { draft } = draftWith({ kind: 'refused', problems });
  draft.change(longer);
  expect(await draft.flush()).toBe(false);
  expect(draft.current()).toMatchObject({ saving: 'invalid', problems });
  draft.change(renamed);
  expect(await draft.flush()).toBe(true);
  expect(draft.current().problems).toEqual([]);
});
