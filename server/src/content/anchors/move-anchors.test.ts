import type { MovedAnchors } from '@navor/contract';
import type { Language } from '@navor/languages';
import { expect, it } from 'vitest';
import { moveAnchors } from './move-anchors.ts';

/** @param sections the text of each section by its address, which stands for its heading too */
function text(language: Language, sections: Record<string, string>, movedAnchors: MovedAnchors = {}) {
  const contents = Object.keys(sections).map((id) => ({ id, text: `${language} ${id}`, level: 2 as const }));
  const passages = contents.map(({ id }) => ({ anchor: id, heading: id, text: sections[id] ?? '', formulas: [] }));
  return { language, contents, passages, movedAnchors };
}

const outcome = (...versions: Parameters<typeof moveAnchors>) => {
  const { moved, renamed } = moveAnchors(...versions);
  return { moved: Object.fromEntries(moved), renamed: Object.fromEntries(renamed) };
};

it('leads from the address of a renamed heading to its new one', () => {
  expect(outcome([text('sl', { tok: 'naboj' })], [text('sl', { 'elektricni-tok': 'naboj' })])).toEqual({
    moved: { sl: { tok: 'elektricni-tok' } },
    renamed: { tok: 'elektricni-tok' },
  });
});

it('leads on from all earlier addresses when a heading is renamed again', () => {
  const before = text('sl', { b: 'naboj' }, { a: 'b' });
  expect(outcome([before], [text('sl', { c: 'naboj' })])).toEqual({
    moved: { sl: { a: 'c', b: 'c' } },
    renamed: { a: 'c', b: 'c' },
  });
});

it('forgets a move when its heading gets its name back', () => {
  const before = text('sl', { b: 'naboj' }, { a: 'b' });
  expect(outcome([before], [text('sl', { a: 'naboj' })])).toEqual({ moved: { sl: { b: 'a' } }, renamed: { b: 'a' } });
});

it('leaves an address to the section that has it now, and moves what was left at the earlier one', () => {
  const before = text('sl', { primer: 'prvi račun', 'primer-1': 'drugi račun' });
  const after = text('sl', { primer: 'drugi račun', 'primer-1': 'prvi račun' });
  const { contents } = after;
  // As the slugger does: two headings of one name, told apart by their order.
  for (const heading of [...before.contents, ...contents]) heading.text = 'Primer';
  expect(outcome([before], [after])).toEqual({
    moved: { sl: {} },
    renamed: { primer: 'primer-1', 'primer-1': 'primer' },
  });
});

it('lets a language that no longer has the sections of the first lead to its own, and keeps what is left there', () => {
  const before = [text('sl', { tok: 'naboj' }), text('en', { tok: 'charge' })];
  const after = [text('sl', { tok: 'naboj', novo: 'dodano' }), text('en', { current: 'charge' })];
  expect(outcome(before, after)).toEqual({ moved: { sl: {}, en: { tok: 'current' } }, renamed: {} });
  const aligned = [
    text('sl', { tok: 'naboj', novo: 'dodano' }),
    text('en', { tok: 'charge', novo: 'something quite different' }),
  ];
  const apart = [text('sl', { tok: 'naboj', novo: 'dodano' }), text('en', { current: 'charge' }, { tok: 'current' })];
  expect(outcome(apart, aligned)).toEqual({
    moved: { sl: {}, en: { current: 'tok' } },
    renamed: { current: 'tok' },
  });
});

it('has nothing to say of a text that is new', () => {
  expect(outcome([], [text('sl', { tok: 'naboj' })])).toEqual({ moved: {}, renamed: {} });
});
