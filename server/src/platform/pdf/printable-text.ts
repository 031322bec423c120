/**
 * Text without letters that would be shown as empty boxes. What only adorns (pictographs, marks without width) is left
 * out, a letter in fancy dress is written plainly, and where letters of another script stood, dots are left: nothing is
 * missing without being seen to be.
 */
export function printableText(text: string, hasLetter: HasLetter): string {
  return lettersOf(text, hasLetter)
    .map((letter) => letter ?? '\u2026')
    .join('')
    .replace(/\u2026{2,}/g, '\u2026');
}

/** Whether there are letters for all of it. */
export function isPrintable(text: string, hasLetter: HasLetter): boolean {
  return lettersOf(text, hasLetter).every((letter) => letter !== undefined);
}

type HasLetter = (letter: string) => boolean;

function lettersOf(text: string, hasLetter: HasLetter): (string | undefined)[] {
  return Array.from(text.normalize('NFC'), (letter) => {
    if (/\p{Cf}/u.test(letter)) return '';
    if (hasLetter(letter)) return letter;
    if (/[\p{Mn}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(letter)) return '';
    const plain = Array.from(letter.normalize('NFKD')).filter(hasLetter).join('');
    return plain === '' ? undefined : plain;
  });
}
