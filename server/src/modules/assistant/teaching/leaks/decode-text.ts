/** What stands in Base64 is read as well, and Roman numerals are numbers. */
export function decoded(text: string): string {
  return text
    .replace(roman, (numeral) => String(valueOfNumeral(numeral)))
    .replace(encoded, (token) => {
      const plain = isWord(token) ? '' : Buffer.from(token, 'base64').toString('latin1');
      if (!/^[\x20-\x7e]+$/.test(plain)) return token;
      // What could be a name of something stays beside it.
      return token.endsWith('=') ? plain : `${token} ${plain}`;
    });
}

const encoded = /(?<![\p{L}\d+/=])(?:[A-Za-z\d+/]{4,200}|[A-Za-z\d+/]{2,200}={1,2})(?![\p{L}\d+/=])/gu;

function isWord(token: string): boolean {
  return /^(?:\p{Lu}?\p{Ll}+|\p{Lu}+|\d+)$/u.test(token) || token.length % 4 !== 0;
}

/** Of three letters or more: `DC`, `LC` and `CD` are other things. */
const roman =
  /(?<![\p{L}\d])(?=[MDCLXVI]{3,}(?![\p{L}\d]))M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})(?![\p{L}\d])/gu;
const worth: Record<string, number> = { M: 1000, D: 500, C: 100, L: 50, X: 10, V: 5, I: 1 };

function valueOfNumeral(numeral: string): number {
  const values = [...numeral].map((sign) => worth[sign] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}
