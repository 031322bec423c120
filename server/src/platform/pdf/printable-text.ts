/**
 * Text in one line, without letters that would be shown as empty boxes. What only adorns (pictographs, marks without width) is left
 * out, a letter in fancy dress is written plainly, and where letters of another script stood, dots are left: nothing is
 * missing without being seen to be.
 */
export function printableText(text: string, hasLetter: HasLetter): string {
  const printed = lettersOf(text, hasLetter).map((letter) => letter ?? missing);
  if (printed.join('') === text) return text;
  return printed
    .join('')
    .replace(/\u2026{2,}/g, missing)
    .replace(/ {2,}/g, ' ')
    .trim();
}

const missing = '\u2026';

/** Whether there are letters for all of it, and something is left of it. */
export function isPrintable(text: string, hasLetter: HasLetter): boolean {
  const letters = lettersOf(text, hasLetter);
  return letters.every((letter) => letter !== undefined) && letters.join('').trim() !== '';
}

type HasLetter = (letter: string) => boolean;

function lettersOf(text: string, hasLetter: HasLetter): (string | undefined)[] {
  return Array.from(text.normalize('NFC'), (letter) => {
    if (/\p{Cf}/u.test(letter)) return '';
    if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(letter)) return ' ';
    if (hasLetter(letter)) return letter;
    if (/[\p{Mn}\p{Me}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(letter)) return '';
    const plain = Array.from(letter.normalize('NFKD')).filter(hasLetter).join('');
    return plain === '' ? undefined : plain;
  });
}
