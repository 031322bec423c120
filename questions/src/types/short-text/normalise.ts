/** What two spellings may differ in and still be the same answer. */
export type Strictness = { doesCaseMatter: boolean; doDiacriticsMatter: boolean };

/**
 * The forms that a text is compared in. Where diacritics do not matter, German vowels have two: people without them on the
 * keyboard write `ö` as `o` and as `oe`.
 */
export function comparableForms(text: string, { doesCaseMatter, doDiacriticsMatter }: Strictness): string[] {
  const plain = plainSigns(text);
  const cased = doesCaseMatter ? plain : plain.toLowerCase();
  if (doDiacriticsMatter) return [cased];
  return [...new Set([withoutMarks(cased), withoutMarks(cased.replace(/([aou])\u0308|[äöü]/gi, umlautSpelt))])];
}

function plainSigns(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[‘’‚‛′`´]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ ?[.,;:!?…]+$/, '')
    .replace(/^(["'])(.*)\1$/, '$2')
    .replace(/ ?([/=-]) ?/g, '$1');
}

const article = /^(?:the|an?|der|die|das|den|dem|des|eine?|eine[nmrs])\s+(?=\S)/i;

/** `der Hebelarm` → `Hebelarm`. */
export function withoutArticle(text: string): string {
  return text.trim().replace(article, '');
}

function umlautSpelt(sign: string): string {
  return `${sign.normalize('NFD').charAt(0)}e`;
}

/** Letters whose marks Unicode does not take apart. */
const spelt: Record<string, string> = {
  ß: 'ss',
  ẞ: 'SS',
  đ: 'd',
  Đ: 'D',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  æ: 'ae',
  œ: 'oe',
};

function withoutMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßẞđĐøØłŁæœ]/g, (letter) => spelt[letter] ?? letter);
}
