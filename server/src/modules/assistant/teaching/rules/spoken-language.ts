import type { Language } from '@navor/languages';

/** Words that stand in nearly every sentence of one language and in none of the others. */
const telling: Record<Language, ReadonlySet<string>> = {
  sl: new Set(
    'je in na za se da pri ki kot ali iz ter so bi ne pa kako kaj tega če od ima lahko med vaš vaše enak enaka torej zato še najprej nato izračunajte sta ni bo tudi kjer ker jih jo ga skozi zakon tok napetost upor'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the of and is to that it you are with for this what your by as have which then from be how find law current voltage resistance'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das und ist nicht ein eine sie den dem mit von zu im für auf wird sich auch wie was dann ihr ihre bei durch gesetz strom spannung widerstand'.split(
      ' ',
    ),
  ),
};

/** So many such words must be there before a text is said to be in another language: names and formulas have none. */
const fewest = 4;

/** Prose of such a length without any of them is in a language that is none of ours. */
const longestWithout = 12;

/** Whether a text is plainly in another language than the conversation. Quotations, code and formulas do not count. */
export function isInOtherLanguage(text: string, language: Language): boolean {
  const prose = proseOf(text);
  const counts = countTelling(prose);
  const own = counts[language];
  if (own === 0 && (prose.match(/\p{L}{2,}/gu)?.length ?? 0) >= longestWithout) return true;
  return Object.entries(counts).some(([other, count]) => other !== language && count >= fewest && count > 2 * own);
}

function proseOf(text: string): string {
  return text
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/`[^`]*`|\$\$[\s\S]*?\$\$|\$[^$\n]*\$|\\\((?:(?!\\\()[\s\S])*?\\\)|\\\[(?:(?!\\\[)[\s\S])*?\\\]/g, ' ')
    .replace(/^[ \t]*>.*$/gm, ' ')
    .replace(/[„“»"][^„“”«»"]{0,400}[“”«"]/g, ' ')
    .replace(/^[ \t]*\|.*$/gm, ' ');
}

function countTelling(prose: string): Record<Language, number> {
  const counts = { sl: 0, en: 0, de: 0 } satisfies Record<Language, number>;
  for (const [word] of prose.toLowerCase().matchAll(/\p{L}+/gu)) {
    for (const language of ['sl', 'en', 'de'] as const) if (telling[language].has(word)) counts[language] += 1;
  }
  return counts;
}
