import { isClose } from './is-about.ts';
import type { FoundQuantity } from './quantities-in.ts';
import type { Reading } from './reading.ts';
import { isSaidIn } from './words-in.ts';

const verdict =
  /(?<!\p{L})(?:true|false|correct|incorrect|yes|no|indeed|drži|ne drži|res je|ni res|da|ne|pravilna|pravilno|napačna|napačno|velja|ne velja|wahr|unwahr|richtig|falsch|stimmt|ja|nein|zutreffend|trifft zu)(?!\p{L})/iu;
const bareVerdict =
  /(?:statement|claim|trditev|izjava|aussage|behauptung)\s+(?:is\s+|je\s+|ist\s+)?(?:\p{L}+\s+)?(?:true|false|correct|incorrect|drži|ne|velja|pravilna|napačna|resnična|neresnična|wahr|falsch|richtig|unwahr)|(?:correct|right|pravilen|pravilni|richtige|korrekte)\s+(?:answer|choice|odgovor|antwort)\s*(?:is|je|ist|:)?\s*[„"“»]?(?:true|false|drži|ne drži|res|ni res|wahr|falsch|richtig)/iu;
const firstWord =
  /^(?:yes|no|true|false|correct|incorrect|da|ne|drži|ne drži|res|ni res|pravilno|napačno|ja|nein|wahr|falsch|richtig|stimmt)(?!\p{L})[\s,.!:–-]/iu;

type About = { isAsked: boolean; isAbout: boolean; bodies: readonly string[]; givens: readonly number[] };

/** Whether it is told that a statement is true, or is not: by a verdict, or by saying it again as a fact. */
export function tellsVerdict(
  { plain, sentences, statedWords, quantities }: Reading,
  { isAsked, isAbout, bodies, givens }: About,
): boolean {
  if (!isAbout) return false;
  if (isAsked && bodies.some((body) => isSaidIn(body, statedWords, 0.4))) return true;
  // What is to be compared with a given value decides the statement.
  if (isAsked && givens.length > 1 && quantities.some((quantity) => isReckoned(quantity, givens))) return true;
  if (bareVerdict.test(plain)) return true;
  return sentences.some((sentence, at) => {
    if (at === 0 && firstWord.test(`${sentence.plain} `)) return true;
    if (isAsked && !sentence.isQuestion && isShort(sentence) && judging.test(sentence.plain)) return true;
    if (!sentence.isQuestion && bodies.some((body) => isSaidIn(body, sentence.words, 0.55))) return true;
    return verdict.test(sentence.plain) && statement.test(sentence.plain);
  });
}

function isReckoned({ value, unit, figures }: FoundQuantity, givens: readonly number[]): boolean {
  return unit !== null && unit.text !== '' && figures > 0 && !givens.some((given) => isClose(given, value));
}

const judging =
  /(?<!\p{L})(?:true|false|correct|incorrect|right|wrong|holds?|agree|drži|res|narobe|napačn\p{L}|pravil(?:no|na|ni|en)|velja|strinjam|wahr|unwahr|richtig|falsch|stimmt|zutreffend|trifft|ja|nein|yes|no)(?!\p{L})/iu;

/** A sentence that has no room for anything but a verdict. */
function isShort({ plain }: Reading): boolean {
  return (plain.match(/\p{L}+/gu)?.length ?? 0) <= 6;
}

const statement = /(?:statement|claim|trditev|trditve|izjava|aussage|behauptung)/iu;
