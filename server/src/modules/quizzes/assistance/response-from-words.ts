import type { Response, View } from '@navor/questions';
import { plainWords } from '../analytics/plain-excerpt.ts';

/**
 * The answer that somebody gives in a sentence, in the form in which the question takes it: `I got 3 A`, `mislim, da B`,
 * `W = mv²/2`. Null where none can be made out; questions with several fields are not answered in a sentence.
 */
export function responseFromWords(words: string, view: View): Response | null {
  switch (view.type) {
    case 'numeric': {
      const text = lastQuantity(words);
      return text === null ? null : { type: 'numeric', text };
    }
    case 'formula': {
      const text = lastFormula(words);
      return text === null ? null : { type: 'formula', text };
    }
    case 'short-text':
      return { type: 'short-text', text: lastSaid(words) };
    case 'true-false': {
      const choice = verdictIn(words);
      return choice === null ? null : { type: 'true-false', choice };
    }
    case 'single-choice': {
      const choice = optionIn(words, view.options);
      return choice === null ? null : { type: 'single-choice', choice };
    }
    default:
      return null;
  }
}

const number = String.raw`[-−+]?(?:\d[\d .,'’]*\d|\d)(?:\s*[·x×*]\s*10\^?[-−⁻]?[\d⁰¹²³⁴⁵⁶⁷⁸⁹]+|[eE][-+]?\d+)?`;
const unit = String.raw`(?:\s?[\p{L}°%µμΩ][\p{L}°%µμΩ\d²³⁻¹^/·*()]{0,14})?`;
const quantity = new RegExp(`(?<![\\p{L}\\d])${number}${unit}`, 'gu');

/** What somebody reckoned comes to stand at the end: `12 V / 4 Ω = 3 A`. */
function lastQuantity(words: string): string | null {
  const found = [...words.replace(/\$|\\,/g, ' ').matchAll(quantity)].at(-1)?.[0];
  if (found === undefined) return null;
  return found.trim();
}

function lastFormula(words: string): string | null {
  const equation = /(?:\p{L}[\p{L}\d_]*(?:\([^)]*\))?\s*)?=\s*([^=\n?!]{1,150})/gu;
  const found = [...words.matchAll(equation)].at(-1)?.[1];
  return found?.trim().replace(/[.,;]+$/, '') || null;
}

const lead =
  /^.*(?:\b(?:is|it's|said|answered|think|be|mean|je|bi bil[aoi]?|mislim|da|menim|odgovoril(?:a|i)?|ist|sei|meine|denke|dass|antwort)\b|[:=])\s*/is;

/** `I think it is the ammeter` → `the ammeter`. */
function lastSaid(words: string): string {
  const [sentence = words] = words.trim().split(/(?<=[.!?])\s/);
  const said = sentence.replace(lead, '').replace(/["“”„»«]/g, '');
  return (said || sentence).trim().slice(0, 200);
}

const no = /\b(?:false|not true|wrong|incorrect|ne drži|ni res|napačn\p{L}*|falsch|stimmt nicht|nicht wahr)(?!\p{L})/iu;
const yes = /\b(?:true|correct|drži|res je|pravilna|wahr|richtig|stimmt)(?!\p{L})/iu;

function verdictIn(words: string): boolean | null {
  if (no.test(words)) return false;
  return yes.test(words) ? true : null;
}

function optionIn(words: string, options: readonly { letter: string; html: string }[]): string | null {
  const folded = words.toLowerCase();
  const named = options.filter(({ html }) => {
    const text = plainWords(html).toLowerCase();
    return text !== '' && folded.includes(text);
  });
  if (named.length === 1) return named[0]?.letter ?? null;
  const letters = [...words.matchAll(/(?<![\p{L}\d])([A-La-l])(?![\p{L}\d])/gu)].map(([, letter = '']) =>
    letter.toLowerCase(),
  );
  const upper = [...words.matchAll(/(?<![\p{L}\d])([A-L])(?![\p{L}\d])/gu)].at(-1)?.[1]?.toLowerCase();
  const letter = upper ?? (words.trim().length <= 3 ? letters.at(-1) : undefined);
  return options.some((option) => option.letter === letter) ? (letter ?? null) : null;
}
