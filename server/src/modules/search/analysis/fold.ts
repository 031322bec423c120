/** Letters that have no marks to take away, but are typed as others where a keyboard lacks them. */
const otherLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', đ: 'd', ð: 'd', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ı: 'i', ħ: 'h', ŧ: 't', þ: 'th', ς: 'σ' },
};
const rareLetter = new RegExp(`[${Object.keys(otherLetters).join('')}]`, 'g');
const marks = /\p{M}/gu;
const wordSigns = /['’ʼ`´_\u00ad\u200b-\u200d\u2060\ufeff]/g;
const hyphens = /[-\u2010\u2011]/g;
/** `cosφ` as it is typed without a Greek keyboard. */
const functionOfPhi = /^(cos|sin|tan|tg)(?:phi|fi|ϕ)$/;
const decimalComma = /(?<=\d),(?=\d)/g;

/**
 * How a word is compared: in lower case, without marks, hyphens and apostrophes. `Električna` → `elektricna`, `Größe` →
 * `grosse`, `U_1` and `U₁` → `u1`, `4,7` → `4.7`.
 */
export function fold(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFKD')
    .replace(marks, '')
    .replace(rareLetter, (letter) => otherLetters[letter] ?? letter)
    .replace(wordSigns, '')
    .replace(hyphens, hyphenOfNumbers)
    .replace(decimalComma, '.')
    .replace(functionOfPhi, '$1φ');
}

/** Without its hyphens `60364-5-52` would be another number. */
function hyphenOfNumbers(_hyphen: string, at: number, text: string): string {
  return isDigit(text[at - 1]) && isDigit(text[at + 1]) ? '-' : '';
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= '0' && character <= '9';
}
