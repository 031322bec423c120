import type { Secret, SecretItem } from '@navor/questions/scoring';
import { isClose } from './is-about.ts';
import { itemFinder } from './item-finder.ts';
import { quantitiesIn } from './quantities-in.ts';
import type { Reading } from './reading.ts';
import { sharedWords, type WordIndex, wordsIn } from './words-in.ts';

type OptionsSecret = Extract<Secret, { kind: 'options' }>;

const option =
  '(?:options?|answers?|choices?|letter|možnost\\p{L}*|odgovor\\p{L}*|črk\\p{L}*|izbir\\p{L}*|antwort(?:en)?|option(?:en)?|buchstabe\\p{L}*|auswahl)';
const link =
  '(?:\\s+(?:is|are|be|must be|would be|je|sta|so|bi bil\\p{L}?|ist|sind|wäre|with|number|pod|št\\.?|nr\\.?|z|s))?';
const verdictWords =
  /(?<!\p{L})(?:correct|right|true|wrong|incorrect|false|not|isn't|can't|cannot|rule out|ruled out|eliminate\p{L}*|exclude\p{L}*|pravil\p{L}*|prav|napačn\p{L}*|ni|niso|ne|izloč\p{L}*|odpade\p{L}*|izključ\p{L}*|richtig\p{L}*|falsch\p{L}*|nicht|kein\p{L}*|ausgeschlossen|ausschließen|scheidet|entfällt|stimmt)(?!\p{L})/iu;
/** After a letter that stands for an option, and not for a quantity or an article. */
const afterLetter =
  "(?=\\s*(?:[.,;:!?)]|$)|\\s+(?:is|are|and|or|nor|can|cannot|can't|isn't|must|would|will|je|sta|so|ni|niso|in|ali|ne|odpade|drži|ist|sind|und|oder|nicht|scheidet|entfällt|kann|stimmt|lahko|können|passt|passen|gehört|as in|kot|wie)(?!\\p{L}))";
const places =
  '(?:first|second|third|fourth|fifth|last|middle|penultimate|prv\\p{L}{1,2}|drug\\p{L}{1,2}|tretj\\p{L}{1,2}|četrt\\p{L}{1,2}|pet\\p{L}{1,2}|zadnj\\p{L}{1,2}|predzadnj\\p{L}{1,2}|srednj\\p{L}{1,2}|erste\\p{L}?|zweite\\p{L}?|dritte\\p{L}?|vierte\\p{L}?|fünfte\\p{L}?|vorletzte\\p{L}?|letzte\\p{L}?|mittlere\\p{L}?)';

/**
 * Whether an option is told, or ruled out: by its letter, its place or its words. Naming one counts whatever is said of it,
 * and whether it is right is not even known here: were the right ones held back in another way than the others, asking for
 * each of them would tell which they are.
 */
export function tellsOption(reading: Reading, options: readonly SecretItem[], about: About): boolean {
  const { isAbout, isAsked, bodies } = about;
  if (namesLetter(reading, options, about) || namesPlace(reading, about)) return true;
  if (options.some((item) => tellsQuantity(reading, item, bodies))) return true;
  if (!isAbout) return false;
  if (isAsked && isLikeOne(reading, options)) return true;
  const finders = options.map((item) => itemFinder(item, options, bodies));
  return reading.sentences.some((sentence) => finders.some((isFound) => isFound(sentence)));
}

/** All options of a question, in an order that says nothing. */
export function optionsOf({ right, wrong }: OptionsSecret): SecretItem[] {
  return [...right, ...wrong].sort((one, other) => one.letter.localeCompare(other.letter));
}

export type About = { isAsked: boolean; isAbout: boolean; bodies: readonly string[] };

function namesLetter(
  { plain, sentences }: Reading,
  options: readonly SecretItem[],
  { isAsked, isAbout, bodies }: About,
): boolean {
  const letters = options.map(({ letter }) => letter).join('');
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

/** Whether what is stated is more like one of the options than like any other, in whatever language. */
function isLikeOne({ statedWords }: Reading, options: readonly SecretItem[]): boolean {
  const most = Math.max(0, ...options.map(({ texts }) => texts.length));
  return Array.from({ length: most }).some((_, language) => {
    const [first = 0, second = 0] = options
      .map(({ texts }) => likenessOf(texts[language] ?? '', statedWords))
      .sort((one, other) => other - one);
    return first >= fewestShared && first > second;
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

/** `Neither the first nor the last`, `ne prva`, `the one in the middle`, `the shortest one`. */
const placeMeant = new RegExp(
  [
    `(?:the|die|der|das|den|weder|noch|ne|niti)\\s+${places}(?=\\s*(?:[.,;!]|$|(?:nor|or|and|in|ali|ne|niti|noch|und|oder)(?!\\p{L})))`,
    '(?:in the middle|v sredini|na sredini|in der mitte)',
    `the\\s+(?:${places}|\\p{L}+est|only|other|remaining)\\s+(?:one|1)(?!\\p{L})`,
    'edin\\p{L}\\s+(?:brez|z|s|ki)|preostal\\p{L}{1,3}\\s*[.!]|(?:die|der|das)\\s+(?:einzige|verbleibende|übrige)\\p{L}?\\s+(?:ohne|mit|die|der)|(?:take|pick|choose) the other',
  ]
    .map((words) => `(?<!\\p{L})(?:${words})`)
    .join('|'),
  'iu',
);

function namesPlace({ plain, sentences }: Reading, { isAsked, isAbout }: About): boolean {
  if (!isAbout) return false;
  return (
    placeOfOption.test(plain) ||
    (isAsked &&
      sentences.some((each) => placeAlone.test(each.plain) || (!each.isQuestion && placeMeant.test(each.plain))))
  );
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
