import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeValues } from './merge-values.ts';

const lesson = (id: string, more: object = {}) => ({ id, minutes: 45, ...more });
const base = {
  level: 'beginner',
  title: { sl: 'Tok', en: 'Current' },
  outcomes: ['Razumeti tok.'],
  prerequisites: ['matematika'],
  modules: [
    { id: 'prvi', title: { sl: 'Prvi' }, lessons: [lesson('a'), lesson('b')] },
    { id: 'drugi', title: { sl: 'Drugi' }, lessons: [lesson('c')] },
  ],
};
const [first, second] = base.modules as [(typeof base.modules)[0], (typeof base.modules)[0]];
const merged = (own: unknown, theirs: unknown, from: unknown = base) => {
  const merge = mergeValues({ base: from, own, theirs });
  return merge.kind === 'merged' ? merge.value : merge.conflicts;
};

describe('values that two people changed', () => {
  it('are merged key by key', () => {
    const own = { ...base, level: 'advanced', title: { ...base.title, sl: 'Električni tok' } };
    const theirs = { ...base, title: { ...base.title, de: 'Strom' } };
    expect(merged(own, theirs)).toEqual({ ...own, title: { sl: 'Električni tok', en: 'Current', de: 'Strom' } });
  });

  it('are merged by the ids of entries, with everybody’s order', () => {
    const own = { ...base, modules: [second, first] };
    const theirs = { ...base, modules: [{ ...first, lessons: [lesson('a'), lesson('b'), lesson('d')] }, second] };
    expect(merged(own, theirs)).toEqual({ ...base, modules: [second, theirs.modules[0]] });
  });

  it('keep what both add to a list of names', () => {
    expect(merged(['a', 'b', 'c'], ['a', 'b', 'd'], ['a', 'b'])).toEqual(['a', 'b', 'd', 'c']);
    expect(merged(['b', 'a'], ['a', 'b', 'd'], ['a', 'b'])).toEqual(['b', 'd', 'a']);
  });

  it('keep what one edits while the other moves it to another list', () => {
    const own = {
      ...base,
      modules: [
        { ...first, lessons: [lesson('a')] },
        { ...second, lessons: [lesson('b'), lesson('c')] },
      ],
    };
    const theirs = { ...base, modules: [{ ...first, lessons: [lesson('a'), lesson('b', { minutes: 60 })] }, second] };
    const both = {
      ...own,
      modules: [own.modules[0], { ...second, lessons: [lesson('b', { minutes: 60 }), lesson('c')] }],
    };
    expect(merged(own, theirs)).toEqual(both);
    expect(merged(theirs, own)).toEqual(both);
  });

  it('keep what one edits while the other moves it to a list that is new', () => {
    const own = {
      ...base,
      modules: [{ ...first, lessons: [lesson('a')] }, second, { id: 'tretji', lessons: [lesson('b')] }],
    };
    const theirs = { ...base, modules: [{ ...first, lessons: [lesson('a'), lesson('b', { minutes: 60 })] }, second] };
    const third = { id: 'tretji', lessons: [lesson('b', { minutes: 60 })] };
    expect(merged(own, theirs)).toEqual({ ...own, modules: [own.modules[0], second, third] });
  });

  it('have an entry once that both move to different lists', () => {
    const text = {
      lists: [
        { id: 'x', of: [lesson('a')] },
        { id: 'y', of: [] },
        { id: 'z', of: [] },
      ],
    };
    const own = {
      lists: [
        { id: 'x', of: [] },
        { id: 'y', of: [lesson('a')] },
        { id: 'z', of: [] },
      ],
    };
    const theirs = {
      lists: [
        { id: 'x', of: [] },
        { id: 'y', of: [] },
        { id: 'z', of: [lesson('a')] },
      ],
    };
    expect(merged(own, theirs, text)).toEqual(own);
  });

  it('lose what one removes and the other leaves', () => {
    const { level: _, ...own } = { ...base, modules: [second] };
    expect(merged(own, { ...base, outcomes: ['Drugo.'] })).toEqual({ ...own, outcomes: ['Drugo.'] });
  });
});

describe('a conflict of values', () => {
  it.each([
    ['a word', { ...base, level: 'a' }, { ...base, level: 'b' }, ['level'], 'beginner', 'a', 'b'],
    [
      'a list of sentences',
      { ...base, outcomes: ['A.'] },
      { ...base, outcomes: ['B.'] },
      ['outcomes'],
      base.outcomes,
      ['A.'],
      ['B.'],
    ],
    [
      'an entry of a list',
      { ...base, modules: [{ ...first, title: { sl: 'A' } }, second] },
      { ...base, modules: [{ ...first, title: { sl: 'B' } }, second] },
      ...[['modules', 'prvi', 'title', 'sl'], 'Prvi', 'A', 'B'],
    ],
  ])('names the place of %s and has all versions of it', (_, own, theirs, place, before, mine, other) => {
    expect(merged(own, theirs)).toEqual([{ place, base: before, own: mine, theirs: other }]);
  });

  it('is about an entry that one removes and the other edits, which stays', () => {
    const edited = { ...first, title: { sl: 'A' } };
    const merge = mergeValues({
      base,
      own: { ...base, modules: [second] },
      theirs: { ...base, modules: [edited, second] },
    });
    expect(merge).toEqual({
      kind: 'conflict',
      value: { ...base, modules: [edited, second] },
      conflicts: [{ place: ['modules', 'prvi'], base: first, own: undefined, theirs: edited }],
    });
  });
});

describe('whatever two people do to values', () => {
  const runs = { numRuns: 300, seed: 24 };
  const id = fc.constantFrom('a', 'b', 'c', 'd');
  const entry = fc.record({ id, title: fc.constantFrom('A', 'B'), names: fc.uniqueArray(id, { maxLength: 3 }) });
  const list = fc.uniqueArray(entry, { selector: (one) => one.id, maxLength: 4 });
  const group = fc.record({ id, entries: list }, { requiredKeys: ['id'] });
  const anyValue = fc.record(
    { title: fc.string(), entries: list, groups: fc.uniqueArray(group, { selector: (one) => one.id, maxLength: 3 }) },
    { requiredKeys: [], noNullPrototype: true },
  );

  it('nothing is changed that only one changed', () => {
    const property = fc.property(anyValue, anyValue, (from, other) => {
      const expected = { kind: 'merged', value: other };
      expect(mergeValues({ base: from, own: from, theirs: other })).toEqual(expected);
      expect(mergeValues({ base: from, own: other, theirs: from })).toEqual(expected);
      expect(mergeValues({ base: from, own: other, theirs: other })).toEqual(expected);
    });
    fc.assert(property, runs);
  });

  it('it is a conflict whoever is asked first', () => {
    const property = fc.property(anyValue, anyValue, anyValue, (from, own, theirs) => {
      const one = mergeValues({ base: from, own, theirs });
      expect(mergeValues({ base: from, own: theirs, theirs: own }).kind).toBe(one.kind);
    });
    fc.assert(property, runs);
  });

  it('keys that mean something to the language are keys', () => {
    const value = JSON.parse('{"__proto__": {"a": 1}, "constructor": 2}') as unknown;
    expect(merged({ b: 1 }, value, {})).toEqual(JSON.parse('{"b": 1, "__proto__": {"a": 1}, "constructor": 2}'));
  });
});
