import type { Reading } from './reading.ts';

const firstWord =
  /^(?:yes|no|right|correct|incorrect|wrong|exactly|perfect|well done|almost|not quite|da|ne|prav|pravilno|napačno|točno|tako je|skoraj|bravo|odlično|ja|nein|richtig|falsch|genau|stimmt|perfekt|fast|nicht ganz)(?!\p{L})\s*(?:[,.!:–-]|$)/iu;
const work =
  '(?:answer|result|value|solution|calculation|number|odgovor|rezultat|vrednost|rešitev|izračun|antwort|ergebnis|wert|lösung|rechnung)';
const judged = new RegExp(
  [
    `(?<!\\p{L})(?:your|the|that|vaš\\p{L}?|vaš|ta|ihr\\p{L}?|das|die|der)\\s+${work}\\s+(?:is|je|ni|ist|stimmt|seems|looks|war|was)(?!\\p{L})`,
    "(?<!\\p{L})(?:that's|that is|you are|you're)\\s+(?:not\\s+)?(?:quite\\s+|exactly\\s+)?(?:right|correct|wrong|incorrect|it)(?!\\p{L})",
    '(?<!\\p{L})(?:imate prav|nimate prav|prav imate|to (?:je|ni) (?:prav|pravilno|napačno|narobe)|pravilno ste|narobe ste|zmotili ste|ste se zmotili)(?!\\p{L})',
    '(?<!\\p{L})(?:sie haben recht|sie liegen (?:richtig|falsch)|das (?:ist|stimmt)(?: leider)?(?: nicht)?(?: ganz)? ?(?:richtig|falsch|korrekt)?)(?=[\\s,.!]*$)',
    '(?<!\\p{L})(?:too (?:large|small|high|low)|times (?:too|larger|smaller)|prevelik\\p{L}?|premajhn\\p{L}?|prenizk\\p{L}?|previsok\\p{L}?|zu (?:groß|klein|hoch|niedrig))(?!\\p{L})',
  ].join('|'),
  'iu',
);

/** Whether the learner's work is judged: asked often enough, yes and no tell every answer. */
export function tellsGrade({ sentences }: Reading): boolean {
  return sentences.some(
    ({ plain, isQuestion }, at) => !isQuestion && ((at === 0 && firstWord.test(plain)) || judged.test(plain)),
  );
}
