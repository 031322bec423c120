import type { CourseValue, WrittenValue } from '@navor/contract';
import { expect, it } from 'vitest';
import { changeLesson, changeModule, moveModule } from '../course/course-changes.ts';
import { courseValue } from '../course/course-value.fixture.ts';
import { withValueAt } from './value-at.ts';
import { createValueDraft, type UnsentValue } from './value-draft.ts';

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
  const draft = createValueDraft({ value: courseValue, hash: 'h0' }, write, (unsent) => {
    box.kept = unsent;
  });
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
  expect(again.sent[1]).toMatchObject({ base_hash: 'h0', base_value: longer(courseValue) });
  expect(sent).toHaveLength(1);
});

it('keeps what could not be sent, and sends it when it is tried again', async () => {
  const { draft, sent } = draftWith(new Error('offline'));
  draft.change(longer);
  expect(await draft.flush()).toBe(false);
  expect(draft.current()).toMatchObject({ saving: 'failed', value: longer(courseValue) });
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
  const { draft, box } = draftWith(new Error('Failed to fetch'));
  draft.change(longer);
  expect(await draft.flush()).toBe(false);
  expect(box.kept).toEqual({ value: longer(courseValue), base: { value: courseValue, hash: 'h0' } });

  const theirs = { ...longer(courseValue), weeks: 9 };
  const later = draftWith({ kind: 'merged', hash: 'm1', value: theirs });
  if (box.kept) await later.draft.restore(box.kept);
  expect(later.sent).toMatchObject([{ base_hash: 'h0', base_value: courseValue, value: longer(courseValue) }]);
  expect(later.draft.current()).toMatchObject({ saving: 'saved', value: { weeks: 9 } });
  expect(later.box.kept).toBeNull();
});
