import type { Response, View } from '@navor/questions';
import { plainWords } from '../analytics/plain-excerpt.ts';

/**
 * The answer that somebody gives in a sentence, in the form in which the question takes it: `I got 3 A`, `mislim, da B`,
 * `W = mv²/2`. Null where none can be made out for
 * certain, in what is asked or denied as well: somebody would be graded for what they did not answer. Questions with several fields are not answered in a sentence.
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
    case 'short-text': {
      const text = lastSaid(words);
      return text === null ? null : { type: 'short-text', text };
    }
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

/** What is stated in a message, clause by clause: not what is asked, nor what is denied. */
function statements(words: string): string[] {
  return words
    .replace(/\$|\\,/g, ' ')
    .split(/(?<=[.!?;])\s+|,\s+(?!(?:da|dass|that)(?!\p{L}))|\n+/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '' && !clause.endsWith('?'));
}

const denial =
  /(?<!\p{L})(?:not?|never|cannot|\p{L}+n['’]t|ne|ni|niso|nisem|nimam|nič|nicht|nie|nein|kein\p{L}*)(?!\p{L})/iu;
/** What somebody has reckoned with is no result. */
const using =
  /(?<!\p{L})(?:used?|using|given|uporabil\p{L}*|podan\p{L}*|vstavil\p{L}*|verwende\p{L}*|benutzt\p{L}*|gegeben|eingesetzt)(?!\p{L})/iu;
const counting =
  /(?:step|question|task|part|korak\p{L}*|vprašanj\p{L}*|nalog\p{L}*|del\p{L}*|schritt|frage|aufgabe|teil)\s*$/iu;

function answeringClauses(words: string): string[] {
  return statements(words).filter((clause) => !denial.test(clause) && !using.test(clause));
}

const number = String.raw`[-−+]?(?:\d[\d .,'’]*\d|\d)(?:\s*[·x×*]\s*10\^?[-−⁻]?[\d⁰¹²³⁴⁵⁶⁷⁸⁹]+|[eE][-+]?\d+)?`;
const unit = String.raw`(?:\s?[\p{L}°%µμΩ][\p{L}°%µμΩ\d²³⁻¹^/·*()]{0,14})?`;
const quantity = new RegExp(`(?<![\\p{L}\\d])${number}${unit}`, 'gu');
const nearly = String.raw`(?:\s+(?:about|exactly|approximately|približno|okoli|točno|etwa|ungefähr|genau|ca\.?))?`;

/** From the surest to the least sure. */
const resultLeads = [
  `(?:got|get|found|calculated|dobi\\p{L}*|izračunal\\p{L}*|erhalte|bekomme|komme auf|herausbekommen)${nearly}:?\\s*$`,
  `[=≈]\\s*$`,
  `(?:is|be|equals|je|znaša|ist|sei|beträgt)${nearly}:?\\s*$`,
].map((lead) => new RegExp(`(?:^|(?<!\\p{L}))${lead}`, 'iu'));

/** What somebody reckoned comes to stand after a word for it, after a sign of equality or alone: `12 V / 4 Ω = 3 A`. */
function lastQuantity(words: string): string | null {
  const clauses = answeringClauses(words);
  const found = clauses.flatMap((clause) =>
    [...clause.matchAll(quantity)].map(({ 0: written, index }) => ({
      written: written.trim(),
      before: clause.slice(0, index),
      isLast: /^[\s.!)"]*$/.test(clause.slice(index + written.length)),
    })),
  );
  for (const lead of resultLeads) {
    const led = found.findLast(({ before }) => lead.test(before));
    if (led) return led.written;
  }
  const received = new RegExp(`(${number}${unit})\\s+(?:erhalten|bekommen|heraus|raus|berechnet)`, 'iu');
  const said = clauses.map((clause) => received.exec(clause)?.[1]).findLast((written) => written !== undefined);
  if (said) return said.trim();
  const [only, ...more] = found;
  return only?.isLast && more.length === 0 && !counting.test(only.before) ? only.written : null;
}

function lastFormula(words: string): string | null {
  const equation = /(?:\p{L}[\p{L}\d_]*(?:\([^)]*\))?\s*)?=\s*([^=\n?!]{1,150})/gu;
  const stated = words.split(/(?<=[.!?;])\s+|\n+/u).filter((each) => !each.trim().endsWith('?') && !denial.test(each));
  const found = [...stated.join('\n').matchAll(equation)].at(-1)?.[1];
  return found?.trim().replace(/[.,;]+$/, '') || null;
}

const lead =
  /^.*(?:\b(?:is|it's|said|answered|think|be|mean|je|bi bil[aoi]?|mislim|da|menim|odgovoril(?:a|i)?|ist|sei|meine|denke|dass|antwort)\b|[:=])\s*/is;
/** So much may be an answer by itself. */
const wordsOfAnswer = 3;

/** `I think it is the ammeter` → `the ammeter`. */
function lastSaid(words: string): string | null {
  const sentence = words
    .trim()
    .split(/(?<=[.!?])\s/)
    .find((each) => !each.endsWith('?'));
  if (!sentence || denial.test(sentence)) return null;
  if (!lead.test(sentence) && (sentence.match(/\p{L}+/gu)?.length ?? 0) > wordsOfAnswer) return null;
  const said = sentence.replace(lead, '').replace(/["“”„»«]/g, '');
  return (said || sentence).trim().slice(0, 200);
}

const no =
  /(?<!\p{L})(?:false|(?:not|isn['’]t) (?:true|right|correct)|wrong|incorrect|ne drži|ni res|ni pravilna|napačn\p{L}*|falsch|stimmt nicht|nicht (?:wahr|richtig))(?!\p{L})/iu;
const yes = /(?<!\p{L})(?:true|correct|drži|res je|je res|pravilna|wahr|richtig|stimmt)(?!\p{L})/iu;

function verdictIn(words: string): boolean | null {
  const stated = statements(words).join('\n');
  const rest = stated.replace(new RegExp(no, 'giu'), ' ');
  if (denial.test(rest) || no.test(stated) === yes.test(rest)) return null;
  return yes.test(rest);
}

const choosing =
  '(?:[=:]|(?<!\\p{L})(?:is|be|it[\'’]s|got|think|chose|choose|picked|option|answer|je|da|mislim|menim|izbral\\p{L}*|dobil\\p{L}?|možnost|odgovor|ist|denke|meine|glaube|dass|es|wähle|nehme|antwort))\\s*["“„»(]?\\s*';
const ending = '(?=["”“«)]?\\s*(?:ist|wäre|sei)?[\\s.!)]*$)';

function optionIn(words: string, options: readonly { letter: string; html: string }[]): string | null {
  const clauses = answeringClauses(words);
  const named = options
    .map(({ letter, html }) => ({ letter, text: plainWords(html).trim() }))
    .filter(({ text }) => text !== '' && clauses.some((clause) => names(clause, text)));
  // `series` is said by `in series with it` as well.
  const longest = named.filter(({ text }) => !named.some((other) => other.text !== text && other.text.includes(text)));
  if (longest.length > 0) return longest.length === 1 ? (longest[0]?.letter ?? null) : null;
  const letters = options.map(({ letter }) => letter);
  const [short] = words.trim().length <= 3 ? (/^[a-l](?=[.)\s]*$)/i.exec(words.trim()) ?? []) : [];
  if (short) return letters.find((letter) => letter === short.toLowerCase()) ?? null;
  const said = letters.filter((letter) => clauses.some((clause) => isChosen(clause, letter.toUpperCase())));
  return said.length === 1 ? (said[0] ?? null) : null;
}

/** Words are found wherever they stand; signs and numbers only where an answer stands, in their own case. */
function names(clause: string, text: string): boolean {
  if (!/\p{L}{3}/u.test(text)) return isChosen(clause, text);
  return new RegExp(`(?<![\\p{L}\\d])${escaped(text)}(?![\\p{L}\\d])`, 'iu').test(clause);
}

function isChosen(clause: string, sign: string): boolean {
  const written = escaped(sign).replace(/\s+/g, '\\s?');
  const chosen = new RegExp(`(?<=${choosing})${written}(?![\\p{L}\\d]|\\s?[=·/+])`, 'u');
  if (chosen.test(clause)) return true;
  const last = new RegExp(`(?<![\\p{L}\\d])(?<!\\d\\s?)${written}${ending}`, 'u').exec(clause);
  return last !== null && !counting.test(clause.slice(0, last.index));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
