import { readFileSync } from 'node:fs';
import { languages } from '@navor/languages';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { stemsOf } from './stems.ts';

const file = readFileSync(new URL('stems.fixture.yaml', import.meta.url), 'utf8');
const { differentWords, families: slovenianFamilies } = z
  .strictObject({ differentWords: z.array(z.string()), families: z.array(z.string()) })
  .parse(parse(file));

function meet(one: string, other: string, language: 'sl' | 'en' | 'de'): boolean {
  const stems = stemsOf(other, language);
  return stemsOf(one, language).some((stem) => stems.includes(stem));
}

describe('Slovenian stems', () => {
  it.each(slovenianFamilies)('meet in %s', (family) => {
    const [lemma = '', ...forms] = family.split(' ');
    expect(forms.filter((form) => !meet(form, lemma, 'sl'))).toEqual([]);
  });

  it('keep words apart that look alike', () => {
    expect(differentWords.length).toBeGreaterThanOrEqual(60);
    const mixed = differentWords.filter(
      (pair) => new Set(pair.split(' ').map((word) => stemsOf(word, 'sl')[0])).size < 2,
    );
    expect(mixed).toEqual([]);
  });
});

describe('English stems', () => {
  it.each([
    ['matrices', 'matrix'],
    ['axes', 'axis'],
    ['indices', 'index'],
    ['velocities', 'velocity'],
    ['gears', 'gear'],
    ['bearings', 'bearing'],
    ['fits', 'fit'],
    ['losses', 'loss'],
    ['switches', 'switch'],
    ['measured', 'measure'],
    ['measuring', 'measures'],
    ['plotted', 'plot'],
    ['Kirchhoff’s', 'Kirchhoff'],
    ['Ohms', 'Ohm’s'],
  ])('of %s meet those of %s', (form, lemma) => {
    expect(meet(form, lemma, 'en')).toBe(true);
  });

  it('do not take a bearing for a bear first', () => {
    expect(stemsOf('bearings', 'en')[0]).not.toBe(stemsOf('bear', 'en')[0]);
    expect(stemsOf('speed', 'en')).toEqual(['speed']);
  });
});

describe('German stems', () => {
  it.each([
    ['Kräfte', 'Kraft'],
    ['Kraefte', 'Kraft'],
    ['Wärme', 'Waerme'],
    ['Warme', 'Wärme'],
    ['Größen', 'Groesse'],
    ['Widerstände', 'Widerstand'],
    ['Widerstandes', 'Widerstand'],
    ['Spannungen', 'Spannung'],
    ['Räder', 'Rad'],
    ['Leitern', 'Leiter'],
    ['elektrischer', 'elektrische'],
    ['Verhältnisse', 'Verhältnis'],
    ['Matrizen', 'Matrix'],
    ['ohmsches', 'Ohm'],
    ['kirchhoffsche', 'Kirchhoff'],
    ['Steuerungen', 'Steuerung'],
    ['Systeme', 'System'],
    ['Zahlensystemen', 'Zahlensystem'],
    ['Koordinatensystems', 'Koordinatensysteme'],
    ['Probleme', 'Problem'],
    ['Kerne', 'Kern'],
    ['Eisenkerns', 'Eisenkerne'],
    ['Sternen', 'Stern'],
    ['Ankern', 'Anker'],
    ['Fenstern', 'Fenster'],
    ['Autos', 'Auto'],
    ['Akkus', 'Akku'],
    ['Kameras', 'Kamera'],
    ['Displays', 'Display'],
    ['Bäder', 'Bad'],
    ['guter', 'gut'],
    ['Eier', 'Ei'],
    ['höheren', 'hoch'],
    ['hohe', 'hoch'],
    ['größten', 'groß'],
    ['kleinste', 'klein'],
    ['kleinerer', 'klein'],
    ['kürzesten', 'kurz'],
    ['genaueste', 'genau'],
    ['wichtigster', 'wichtig'],
  ])('of %s meet those of %s', (form, lemma) => {
    expect(meet(form, lemma, 'de')).toBe(true);
  });

  it.each([
    ['Lager', 'Lage'],
    ['Meter', 'Met'],
    ['Kern', 'Kerl'],
    ['Leiste', 'Leier'],
    ['Last', 'Lanze'],
  ])('of %s are others than those of %s', (one, other) => {
    expect(meet(one, other, 'de')).toBe(false);
  });

  it('keep a ue that is no umlaut', () => {
    expect(stemsOf('Steuer', 'de')[0]).toBe('steuer');
    expect(stemsOf('Quelle', 'de')[0]).toBe('quell');
  });
});

describe('stems of anything', () => {
  it('are few, never empty, and the same for a word as it is written and folded', () => {
    const words = [
      '',
      'a',
      'x1',
      'M8',
      '10.9',
      'ω',
      'μ',
      'C#',
      'H7/g6',
      '電圧',
      '\ud800',
      '🙂',
      'e'.repeat(39),
      'ovov',
    ];
    for (const language of languages) {
      for (const word of [...words, ...slovenianFamilies.join(' ').split(' ')]) {
        const stems = stemsOf(word, language);
        expect(stems.length).toBeGreaterThan(0);
        expect(stems.length).toBeLessThanOrEqual(5);
        expect(new Set(stems).size).toBe(stems.length);
        expect(word === '' || stems.every((stem) => stem !== '')).toBe(true);
        expect(stemsOf(word.toUpperCase(), language)).toEqual(stems);
      }
    }
  });

  it('are found for any letters', () => {
    let seed = 7;
    const draw = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % most;
    };
    const endings = ['', 'a', 'om', 'ov', 'ega', 'jo', 'ijo', 'ami', 'ek', 'er', 'ing', 'ies', 'en', 'ern', 'ejsi'];
    for (let count = 0; count < 3000; count++) {
      const letters = Array.from({ length: draw(9) }, () => 'abcdeijklmnorstuvzčšžäöü'.charAt(draw(24))).join('');
      const word = `x${letters}${endings[draw(endings.length)]}`;
      for (const language of languages) expect(stemsOf(word, language)[0]).toMatch(/^[a-z]+$/);
    }
  });

  it('mostly are forms of the word themselves', () => {
    const words = slovenianFamilies.join(' ').split(' ');
    const lost = words.filter((word) => !meet(stemsOf(word, 'sl')[0] ?? '', word, 'sl'));
    expect(lost.length / words.length, lost.join(' ')).toBeLessThan(0.1);
  });

  it('leave numbers and marks as they are', () => {
    expect(stemsOf('M8', 'sl')).toEqual(['m8']);
    expect(stemsOf('4,7', 'de')).toEqual(['4.7']);
    expect(stemsOf('IPv4', 'en')).toEqual(['ipv4']);
  });

  it('take a moment for any word, however long', () => {
    const began = process.threadCpuUsage();
    for (const language of languages) {
      for (const letter of ['a', 'e', 'ov', 'ejs', 'er', 'ss', 'ae']) stemsOf(letter.repeat(200_000), language);
    }
    expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(2000);
  });
});
