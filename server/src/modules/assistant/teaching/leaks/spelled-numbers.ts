import { type FoundQuantity, quantitiesIn } from './quantities-in.ts';

/** Of digits that are called so, one is enough: the next turn may tell the next one. */
export type Spelled = { digits: string; quantity: FoundQuantity | null; fewest: number };

const digitRun =
  /(?<![\d.,])\d(?:(?:\s*[,;.–-]\s*|\s+)(?:(?:and|then|in|nato|potem|und|dann)\s+)?\d(?![\d]))+(?![\d])/giu;
const digitWords =
  /digit|števk|številk|cifr|ziffer|stelle|(?<!\p{L})(?:(?:starts?|begins?) with|hundreds|tens|ones|se začne|stotic\p{L}+|desetic\p{L}+|enic\p{L}+|beginnt mit|hunderter|zehner|einer)(?!\p{L})/iu;

/** `1 2 5 mA`, `4, then 7`, `the first digit is 1 and the second 2`. */
export function spelledIn(plain: string, sentences: readonly string[]): Spelled[] {
  const runs = [...plain.matchAll(digitRun)].map((match) => {
    const joined = match[0].replace(/[^\d.,]|(?<=[.,])\s/g, '').replace(/[,;](?=\d)/g, '');
    const after = plain.slice(match.index + match[0].length, match.index + match[0].length + 20);
    return { digits: joined.replace(/\D/g, ''), quantity: quantitiesIn(`${joined}${after}`)[0] ?? null, fewest: 2 };
  });
  const named = sentences
    .filter((sentence) => digitWords.test(sentence))
    .map((sentence) => ({
      digits: (sentence.match(/(?<!\d)\d(?!\d)/g) ?? []).join(''),
      quantity: null,
      fewest: 1,
    }));
  return [...runs, ...named];
}
