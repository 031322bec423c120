import type { OpenDocument } from '@navor/contract';
import { expect, it } from 'vitest';
import { isAsSeen } from './is-as-seen.ts';

const file = (path: string, hash: string | null) => ({
  ...{ path, hash, state: 'changed' as const, size: 1, updated_at: null, updated_by: null },
});
const course = (files: OpenDocument['files'], changes: Partial<OpenDocument> = {}): OpenDocument => ({
  ...{ kind: 'course', id: 'osnove', title: { sl: 'Osnove' }, is_published: true, is_new: false, archived_at: null },
  ...{ draft_hash: 'any', files, schedule: null, ...changes },
});
const seen = course([file('course.yaml', 'a'), file('lessons/tok.sl.md', 'b')]);
const own = { path: 'course.yaml', hash: () => 'c' };

it('a document that nobody has touched is as it was seen', () => {
  expect(isAsSeen(seen, course([...seen.files].reverse()))).toBe(true);
  expect(isAsSeen(seen, course([...seen.files, file('figures/x.svg', null)]))).toBe(true);
});

it('what this page has saved itself was seen, and what others have saved over it was not', () => {
  const saved = course([file('course.yaml', 'c'), file('lessons/tok.sl.md', 'b')]);
  expect(isAsSeen(seen, saved, own)).toBe(true);
  expect(isAsSeen(seen, course([file('course.yaml', 'd'), file('lessons/tok.sl.md', 'b')]), own)).toBe(false);
  expect(isAsSeen(seen, saved)).toBe(false);
});

it('what others have changed, added or taken out elsewhere was not seen', () => {
  expect(isAsSeen(seen, course([file('course.yaml', 'a'), file('lessons/tok.sl.md', 'x')]))).toBe(false);
  expect(isAsSeen(seen, course([...seen.files, file('lessons/nova.sl.md', 'n')]))).toBe(false);
  expect(isAsSeen(seen, course([file('course.yaml', 'a'), file('lessons/tok.sl.md', null)]))).toBe(false);
});

it('that it was unpublished or put away meanwhile was not seen', () => {
  expect(isAsSeen(seen, course(seen.files, { is_published: false }))).toBe(false);
  expect(isAsSeen(seen, course(seen.files, { archived_at: new Date() }))).toBe(false);
});
