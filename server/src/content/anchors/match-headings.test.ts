import type { Heading } from '@navor/contract';
import { expect, it } from 'vitest';
import { matchHeadings } from './match-headings.ts';

/** Sections as `heading: text`; their addresses are their positions in the text, so that none tells by itself what it is. */
function textOf(version: string, sections: readonly string[]) {
  const contents = sections.map((section, at): Heading => {
    const [, marks = '', heading = ''] = /^(#*) ?([^:]*)/.exec(section) ?? [];
    return { id: `${version}${at}`, text: heading, level: marks === '###' ? 3 : 2 };
  });
  const passages = contents.map(({ id, text }, at) => ({
    ...{ anchor: id, heading: text, formulas: [] },
    text: sections[at]?.split(': ')[1] ?? '',
  }));
  return { contents, passages };
}

const matched = (before: readonly string[], after: readonly string[]) =>
  Object.fromEntries(matchHeadings(textOf('a', before), textOf('b', after)));

it('recognises headings that stayed, wherever they are now', () => {
  expect(matched(['Tok: naboj', 'Napetost: delo'], ['Uvod: nekaj', 'Napetost: delo', 'Tok: naboj'])).toEqual({
    a0: 'b2',
    a1: 'b1',
  });
});

it('recognises a renamed heading by its section', () => {
  expect(matched(['Tok: naboj skozi presek v času'], ['Kaj je to: naboj skozi presek v času'])).toEqual({ a0: 'b0' });
});

it('recognises a heading whose section was written anew by its own words', () => {
  expect(matched(['Ohmov zakon: staro besedilo'], ['Ohmov zakon: povsem drugače'])).toEqual({ a0: 'b0' });
});

it('recognises a heading that was renamed together with a part of its section, by its place', () => {
  const before = ['Uvod: a', 'Ohmov zakon: napetost je tok krat upor', 'Vaje: c'];
  const after = ['Uvod: a', 'Zakon o uporu: napetost je enaka tok krat upornost', 'Vaje: c'];
  expect(matched(before, after)).toEqual({ a0: 'b0', a1: 'b1', a2: 'b2' });
});

it('takes nothing for a heading that is gone', () => {
  expect(matched(['Tok: naboj', 'Zgodovina: Volta in Galvani'], ['Tok: naboj', 'Uporaba: motorji'])).toEqual({
    a0: 'b0',
  });
});

it('keeps headings of the same name apart by what is below them', () => {
  const before = ['Primer: prvi račun', 'Primer: drugi račun'];
  const after = ['Primer: nov uvodni zgled z žarnico', 'Primer: prvi račun', 'Primer: drugi račun'];
  expect(matched(before, after)).toEqual({ a0: 'b1', a1: 'b2' });
});

it('recognises a heading with nothing but other headings below it, by its place', () => {
  expect(matched(['Tok', '### Smer: plus'], ['Električni tok', '### Smer: plus'])).toEqual({ a0: 'b0', a1: 'b1' });
});

it('matches thousands of headings of the same name, and gives up where all are others', () => {
  const same = Array.from({ length: 4000 }, () => 'Primer: enako');
  expect(matchHeadings(textOf('a', same), textOf('b', same)).size).toBe(4000);
  const others = same.map((_, at) => `Naslov ${at}: besedilo ${at}`);
  expect(matchHeadings(textOf('a', same), textOf('b', others)).size).toBe(0);
});
