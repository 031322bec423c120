import type { Literal, SideOptions } from './side.ts';

/** A sign before three digits may part thousands, in its language more likely than not. */
export function literalOf(
  written: string,
  { language, choice }: SideOptions,
): { literal: Literal; isAmbiguous: boolean } | null {
  const tight = written.replace(/[ \u00a0\u202f\u2009'’]/g, '');
  const marks = tight.match(/[.,]/g) ?? [];
  const isOneKind = new Set(marks).size === 1;
  const looksGrouped = isOneKind && /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(tight);
  if (marks.length > 1 && !looksGrouped) {
    const mixed = /^\d{1,3}(?:([.,])\d{3})+(?!\1)[.,]\d+$/.exec(tight);
    if (!mixed) return null;
    return { literal: literal(tight.replaceAll(mixed[1] ?? '', '').replace(',', '.')), isAmbiguous: false };
  }
  if (!looksGrouped) return { literal: literal(tight.replace(',', '.')), isAmbiguous: false };
  const grouped = literal(tight.replace(/[.,]/g, ''));
  if (marks.length > 1) return { literal: grouped, isAmbiguous: false };
  const isOwnGrouping = (marks[0] === ',') === (language === 'en');
  const asGroups = isOwnGrouping !== choice.has('grouping');
  return { literal: asGroups ? grouped : literal(tight.replace(',', '.')), isAmbiguous: true };
}

function literal(digits: string): Literal {
  const [whole = '', fraction = ''] = digits.split('.');
  const figures = `${whole}${fraction}`.replace(/^0+/, '').length;
  return { value: Number(digits), half: 0.5 * 10 ** -fraction.length, decimals: fraction.length, figures };
}
