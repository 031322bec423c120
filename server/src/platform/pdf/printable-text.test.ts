import { describe, expect, it } from 'vitest';
import { isPrintable, printableText } from './printable-text.ts';
import { loadTypeface } from './typeface.ts';

const { hasLetter } = (await loadTypeface()).regular;
const printed = (text: string) => printableText(text, hasLetter);

describe('text as it is printed', () => {
  it.each(['Čšž Đorđević-Größe', 'Кирилл', 'Ελένη', 'Nguyễn', 'Ω μ °C ½ ² → – …'])(
    'is the same where there are letters: %s',
    (text) => {
      expect(printed(text)).toBe(text);
      expect(isPrintable(text, hasLetter)).toBe(true);
    },
  );

  it.each([
    ['an accent that is apart', 'Cˇ'.replace('ˇ', '\u030c'), 'Č'],
    ['letters in fancy dress', '𝐀𝓷𝓪', 'Ana'],
    ['letters of full width', 'Ａｎａ', 'Ana'],
    ['a number on a key', '1\ufe0f\u20e3', '1'],
    ['ends of lines', 'Ana\nNovak\u2028Kos', 'Ana Novak Kos'],
    ['pictographs and marks without width', 'Ana\u200b👩‍🔧', 'Ana'],
  ])('has %s in plain letters', (_, text, plain) => {
    expect(printed(text)).toBe(plain);
    expect(isPrintable(text, hasLetter)).toBe(true);
  });

  it('leaves no gap where something was left out', () => {
    expect(printed('Ana 🚀 Novak 🎉')).toBe('Ana Novak');
  });

  it('is none where nothing is left', () => {
    expect(isPrintable('🚀', hasLetter)).toBe(false);
  });

  it('shows where letters are missing', () => {
    expect(printed('שלום Levi 東京')).toBe('… Levi …');
    expect(isPrintable('שלום Levi', hasLetter)).toBe(false);
  });
});
