import type { Secret, SecretItem } from '@navor/questions/scoring';
import { isClose } from './is-about.ts';
import { itemFinder } from './item-finder.ts';
import { quantitiesIn } from './quantities-in.ts';
import type { Reading } from './reading.ts';
import { sharedWords, type WordIndex, wordsIn } from './words-in.ts';

export type OptionsSecret = Extract<Secret, { kind: 'options' }>;

const option =
  '(?:options?|answers?|choices?|letter|možnost\\p{L}*|odgovor\\p{L}*|črk\\p{L}*|izbir\\p{L}*|antwort(?:en)?|option(?:en)?|buchstabe\\p{L}*|auswahl)';
const link =
  '(?:\\s+(?:is|are|be|must be|would be|je|sta|so|bi bil\\p{L}?|ist|sind|wäre|with|number|pod|št\\.?|nr\\.?|z|s))?';
const verdictWords =
  /(?<!\p{L})(?:correct|right|true|wrong|incorrect|false|not|isn't|can't|cannot|rule out|ruled out|eliminate\p{L}*|exclude\p{L}*|pravil\p{L}*|prav|napačn\p{L}*|ni|niso|ne|izloč\p{L}*|odpade\p{L}*|izključ\p{L}*|richtig\p{L}*|falsch\p{L}*|nicht|kein\p{L}*|ausgeschlossen|ausschließen|scheidet|entfällt|stimmt)(?!\p{L})/iu;
/** After a letter that stands for an option, and not for a quantity or an article. */
const afterLetter =
  "(?=\\s*(?:[.,;:!?)]|$)|\\s+(?:is|are|and|or|nor|can|cannot|can't|isn't|must|would|will|je|sta|so|ni|niso|in|ali|ne|odpade|drži|ist|sind|und|oder|nicht|scheidet|entfällt|kann|stimmt|lahko|können|passt|passen|gehört)(?!\\p{L}))";
const places =
  '(?:first|second|third|fourth|fifth|last|middle|prv\\p{L}{1,2}|drug\\p{L}{1,2}|tretj\\p{L}{1,2}|četrt\\p{L}{1,2}|pet\\p{L}{1,2}|zadnj\\p{L}{1,2}|predzadnj\\p{L}{1,2}|srednj\\p{L}{1,2}|erste\\p{L}?|zweite\\p{L}?|dritte\\p{L}?|vierte\\p{L}?|fünfte\\p{L}?|letzte\\p{L}?|mittlere\\p{L}?)';

/**
 * Whether an option is told, or ruled out: by its letter, its place or its words. Naming one by letter or place counts
 * whatever is said of it, since what is not said of it can be guessed from the others.
 */
export function tellsOption(reading: Reading, secret: OptionsSecret, about: About): boolean {
  const { isAbout, bodies } = about;
  if (namesLetter(reading, secret, about) || namesPlace(reading, about)) return true;
  const all = [...secret.right, ...secret.wrong];
  // Right or wrong: were only one of them held back, asking for each would tell which.
  if (all.some((item) => tellsQuantity(reading, item, bodies))) return true;
  if (!isAbout) return false;
  if (about.isAsked && isLikeRight(reading, secret)) return true;
  const finders = (items: readonly SecretItem[]) => items.map((item) => itemFinder(item, all, bodies));
  const [right, wrong] = [finders(secret.right), finders(secret.wrong)];
  return reading.sentences.some(
    (sentence) =>
      right.some((isFound) => isFound(sentence)) ||
      (verdictWords.test(sentence.plain) && wrong.some((isFound) => isFound(sentence))),
  );
}

export type About = { isAsked: boolean; isAbout: boolean; bodies: readonly string[] };

function namesLetter(
  { plain, sentences }: Reading,
  { right, wrong }: OptionsSecret,
  { isAsked, isAbout, bodies }: About,
): boolean {
  const letters = [...right, ...wrong].map(({ letter }) => letter).join('');
  const letter = `[${letters}${letters.toUpperCase()}]`;
  const after = new RegExp(
    `(?<!\\p{L})${option}${link}\\s*[:=»"'(]?\\s*${letter}(?![\\p{L}\\d'’])(?!\\s*[=+·/])`,
    'iu',
  );
  if (after.test(plain)) return true;
  if (new RegExp(`^[\\s"'(*]*${letter}[\\s"').!*]*$`, 'u').test(plain)) return true;
  if (!isAbout) return false;
  const before = new RegExp(`(?<![\\p{L}\\d])${letter}\\)?\\s+${option}`, 'u');
  const marked = new RegExp(`(?:^|[\\s(])\\(?${letter}\\)(?!\\s*[=+·/])`, 'mu');
  const alone = new RegExp(`(?<![\\p{L}\\d'’_])(?<![=+·/(]\\s?)[${letters.toUpperCase()}]${afterLetter}`, 'u');
  // Where the question has points or quantities of such names, they may be spoken of.
  const isNameInQuestion = bodies.some((body) => alone.test(withoutUnits(body)));
  const judged = sentences.some(
    (sentence) =>
      ((isAsked && !isNameInQuestion) || verdictWords.test(sentence.plain)) && alone.test(withoutUnits(sentence.plain)),
  );
  const listed = new RegExp(
    `(?<!\\p{L})${letter}(?:\\s*,\\s*${letter})+(?!\\p{L})|${letter}\\s*,\\s*(?:or|nor|and|in|ali|und|oder)\\s+${letter}(?!\\p{L})`,
    'iu',
  );
  const chosen = new RegExp(
    `(?<!\\p{L})(?:it['’]s|it is|to je|es ist|choose|pick|take|tick|mark|izberite|označite|vzemite|wählen sie|nehmen sie)\\s+${letter}${afterLetter}`,
    'iu',
  );
  return before.test(plain) || marked.test(plain) || judged || (isAsked && (chosen.test(plain) || listed.test(plain)));
}

/** So much of an option must be said before it is seen to be meant. */
const fewestShared = 0.4;

/** Whether what is stated is more like the right option than like any other, in whatever language. */
function isLikeRight({ statedWords }: Reading, { right, wrong }: OptionsSecret): boolean {
  const [only, ...more] = right;
  if (!only || more.length > 0) return false;
  return only.texts.some((text, language) => {
    const likeness = likenessOf(text, statedWords);
    if (likeness < fewestShared) return false;
    return wrong.every(({ texts }) => likenessOf(texts[language] ?? '', statedWords) < likeness);
  });
}

function likenessOf(text: string, said: WordIndex): number {
  const words = [...new Set(wordsIn(text))];
  return words.length < 2 ? 0 : sharedWords(words, said).length / words.length;
}

/** The A of `3 A` is an ampere. */
function withoutUnits(sentence: string): string {
  return sentence.replace(/\d\s?[a-zµ]?\p{Lu}(?!\p{L})/gu, '');
}

const placeOfOption = new RegExp(
  `(?<!\\p{L})(?:${places}(?:\\s+(?:two|dve|zwei))?\\s+${option}|${option}\\s*(?:no\\.?|number|št\\.?|nr\\.?)?\\s*\\d(?![\\d.,]))`,
  'iu',
);
/** A place by itself is one of the options to who asks which it is. */
const placeAlone = new RegExp(
  `^(?:\\p{L}+\\s+){0,2}(?:${places}|secondly|drugič|tretjič|zweitens|drittens)(?:\\s+(?:one|1))?[.!]?$|^(?:number|številka|nummer)\\s+\\d[.!]?$`,
  'iu',
);

function namesPlace({ plain, sentences }: Reading, { isAsked, isAbout }: About): boolean {
  if (!isAbout) return false;
  return placeOfOption.test(plain) || (isAsked && sentences.some((sentence) => placeAlone.test(sentence.plain)));
}

/** An option that is a quantity is told by its value. */
function tellsQuantity({ quantities: said }: Reading, { texts }: SecretItem, bodies: readonly string[]): boolean {
  return texts.some((text) => {
    const [own, ...more] = quantitiesIn(text);
    if (!own?.unit?.text || more.length > 0 || wordsIn(text.slice(own.end)).length > 0) return false;
    const { value, unit } = own;
    if (bodies.some((body) => quantitiesIn(body).some((given) => isClose(given.value, value)))) return false;
    return said.some(
      (each) =>
        each.unit?.dimension.join() === unit.dimension.join() &&
        Math.abs(each.value - value) <= 0.005 * Math.abs(value),
    );
  });
}
