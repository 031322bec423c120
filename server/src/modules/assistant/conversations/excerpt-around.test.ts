import { describe, expect, it } from 'vitest';
import { excerptAround } from './excerpt-around.ts';
import { foldText, foldWords } from './fold-text.ts';

describe('an excerpt', () => {
  const filler = 'beseda '.repeat(30);

  it('is the whole of a short text', () => {
    expect(excerptAround('Velja  Ohmov\nzakon.', ['ohmov'])).toBe('Velja Ohmov zakon.');
  });

  it('is cut at words on both sides of the first hit', () => {
    const excerpt = excerptAround(`${filler}Größe und Ströme ${filler}`, foldWords('strome grosse'));
    expect(excerpt).toMatch(/^… (beseda ){8,12}Größe und Ströme (beseda ){7,12}…$/);
  });

  it('keeps to the letters of the text where folding makes two of one, or none', () => {
    expect(excerptAround(`${'ß'.repeat(200)} e\u0301lan ${'ß'.repeat(200)}`, ['elan'])).toContain('e\u0301lan');
  });

  it('begins with the text where the words are nowhere in it', () => {
    expect(excerptAround(`Začetek ${filler}`, ['nikjer'])).toMatch(/^Začetek /);
  });
});

it('folds letters as people type them', () => {
  expect(foldText('Ohmov ZAKÓN, Größe, đak, U₁, ﬁ')).toBe('ohmov zakon, grosse, dak, u1, fi');
});
