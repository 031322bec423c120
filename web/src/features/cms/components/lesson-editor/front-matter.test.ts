import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { joinLesson, linesAbove, splitLesson } from './front-matter.ts';

const lesson =
  "---\ntitle: Ohmov zakon\nsummary: Kako sta povezana.\nkeywords:\n  - \"a: b\"\n  - 'it''s'\n---\n\nBesedilo.\n";

function fieldsOf(text: string) {
  const source = splitLesson(text);
  if (source.kind !== 'fields') throw new Error('The front matter was not understood');
  return source;
}

describe('a lesson’s file', () => {
  it('is the same after it was taken apart and joined, for every lesson of the starter content', () => {
    for (const file of globSync('content/courses/*/lessons/*.md')) {
      const text = readFileSync(file, 'utf8');
      const source = fieldsOf(text);
      expect(source.front.title, file).not.toBe('');
      expect(joinLesson(source, {}), file).toBe(text);
      const { title } = source.front;
      const changed = joinLesson(source, { front: { ...source.front, title: 'Nov naslov' } });
      expect(joinLesson(fieldsOf(changed), { front: { ...source.front, title } }), file).toBe(text);
    }
  });

  it('gives the words of its fields, without quotes', () => {
    expect(fieldsOf(lesson).front).toEqual({
      title: 'Ohmov zakon',
      summary: 'Kako sta povezana.',
      keywords: ['a: b', "it's"],
    });
    expect(linesAbove(splitLesson(lesson))).toBe(8);
  });

  it.each(['Moč: P = U·I', '#1', '- ena', '"v narekovajih"', 'true', '42', "'", 'a #b', '[x]', 'konec:'])(
    'keeps %j as a title',
    (title) => {
      const source = fieldsOf(lesson);
      const written = joinLesson(source, { front: { ...source.front, title } });
      expect(fieldsOf(written).front.title).toBe(title);
      expect(fieldsOf(written).body).toBe('Besedilo.\n');
    },
  );

  it('shows its source where the front matter is written otherwise', () => {
    const text = '---\ntitle: >-\n  Ohmov\n  zakon\nsummary: x\n---\n\nA\n';
    expect(splitLesson(text)).toEqual({ kind: 'source', body: text });
  });

  it('has empty fields where somebody began with the text, which stays as it is', () => {
    const source = fieldsOf('Brez naslova.\n');
    expect(joinLesson(source, {})).toBe('Brez naslova.\n');
    const front = { title: 'Naslov', summary: 'Kratko.', keywords: [] };
    expect(joinLesson(source, { front })).toBe('---\ntitle: Naslov\nsummary: Kratko.\n---\n\nBrez naslova.\n');
  });

  it('keeps its ends of lines when a field is changed', () => {
    const text = lesson.replaceAll('\n', '\r\n');
    const source = fieldsOf(text);
    const changed = joinLesson(source, { front: { ...source.front, title: 'Nov naslov' } });
    expect(changed.replaceAll('\r\n', '')).not.toContain('\n');
    const again = fieldsOf(changed);
    expect(again.front).toEqual({ ...source.front, title: 'Nov naslov' });
    expect(again.body).toBe(source.body);
  });

  it('keeps the spaces that hold a number and its unit together', () => {
    const text = '---\ntitle: Vir 5\u202fV\nsummary: Do 24\u00a0V.\n---\n\nA\n';
    const source = fieldsOf(text);
    const written = joinLesson(source, { front: { ...source.front, title: 'Vir 6\u202fV' } });
    expect(written).toBe(text.replace('5', '6'));
  });

  it('begins with empty fields where nothing is written yet', () => {
    const source = splitLesson('');
    expect(joinLesson(source, {})).toBe('');
    const front = { title: 'Naslov', summary: '', keywords: [] };
    expect(joinLesson(source, { front, body: 'A\n' })).toBe('---\ntitle: Naslov\nsummary: ""\n---\n\nA\n');
  });
});
