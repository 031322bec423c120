import { folded, valueOfWord } from './number-words.ts';

const irregular = new Map(
  Object.entries({
    ...{ half: 2, halves: 2, third: 3, quarter: 4, fourth: 4, fifth: 5, eighth: 8, ninth: 9, twelfth: 12 },
    ...{ polovic: 2, tretj: 3, cetrt: 4, sedm: 7, osm: 8, stot: 100, tisoc: 1000 },
    ...{ drit: 3, sieb: 7, ach: 8 },
  }),
);

/** Fractions in words: `four fifths` → `4/5`, `sedeminštiridesetina` → `1/47`, `ein Viertel` → `1/4`, `4 out of 5` → `4/5`. */
export function fractionsForWords(text: string): string {
  if (!/th|third|half|halves|quarter|in[aeoi]|polovic|tel|out of|od|von/iu.test(text)) return text;
  return text
    .replace(/(?<![\d.,])(\d+)\s+(?:out of|od|von)\s+(\d+)(?![\d.,])/giu, '$1/$2')
    .replace(
      /(?<![\p{L}\d.,/])(?:(\d+)[\s-]+|an?\s+)((?:\d+-)?)(\p{L}+?)s?(?=\s+(?:of|less|more|is|are|gets|goes)(?!\p{L}))(?:\s+of(?:\s+an?)?(?=\s))?/giu,
      (whole, count: string | undefined, tens: string, name: string) => {
        const parts = englishParts(folded(name));
        return parts === null ? whole : `${count ?? 1}/${parts + (tens ? Number.parseInt(tens, 10) : 0)}`;
      },
    )
    .replace(
      /(?<![\p{L}\d.,/])(?:(\d+)[\s-]+)?(\p{L}{3,}?)(?:in[aeoi]|stel|tel|ths)(?!\p{L})(?:\s+(?:of|od|von)(?=\s))?/giu,
      (whole, count: string | undefined, name: string) => {
        const parts = irregular.get(folded(name)) ?? valueOfWord(name);
        return parts === null || parts < 3 ? whole : `${count ?? 1}/${parts}`;
      },
    )
    .replace(/(?<![\d.,])(\d+\/\d+)\s+(?=\d)/gu, '$1 · ');
}

function englishParts(name: string): number | null {
  return irregular.get(name) ?? (name.endsWith('th') ? valueOfWord(name.slice(0, -2)) : null);
}
