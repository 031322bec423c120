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

/** Sentences that say nothing of the matter, and all the more of the learner's work. */
const hinted = new RegExp(
  [
    "(?:on the right track|looks? (?:good|right|fine|correct|wrong|off)|well (?:done|calculated)|good (?:job|work)|i (?:agree|disagree)|(?:the )?same (?:result|value|answer|as mine)|i (?:also )?(?:get|got) (?:the same|that|it)|matches|confirm\\p{L}*|off by|by a factor|can(?:not|'t) be (?:right|correct|true))",
    '(?:you (?:forgot|missed|swapped|mixed|made)|a (?:small )?(?:mistake|slip|error)|an error|should be (?:larger|smaller|bigger|higher|lower|more|less)|(?:bigger|larger|smaller|higher|lower) (?:number|value|result))',
    '(?:na pravi poti|dobro ste|prav ste|pravilno ste|(?:rezultat|odgovor|vrednost|račun|izračun)\\p{L}? (?:drži|ni|je prav\\p{L}*|ne drži)|se (?:ne )?strinjam|(?:tudi )?jaz dobim|enak rezultat|isti rezultat|potrjujem|pozabili|zamenjali ste|zmotili|za faktor|je napaka|ste naredili napako|mora(?:lo)? (?:bi )?biti (?:več|manj|večj\\p{L}|manjš\\p{L}))',
    '(?:auf dem richtigen weg|(?:ergebnis|antwort|wert|rechnung) (?:passt|stimmt)|das passt|ich stimme|komme auf (?:dasselbe|das gleiche)|dasselbe ergebnis|bestätig\\p{L}*|vergessen|vertauscht|vertan|um den faktor|(?:ein(?:en)?|1) fehler|müsste (?:mehr|weniger|größer|kleiner)|leider (?:nein|nicht|falsch))',
    '(?:unfortunately not|žal (?:ne|ni)|[✅❌✓✔✗✘👍👎])',
  ]
    .map((words) => `(?<!\\p{L})${words}(?!\\p{L})`)
    .join('|'),
  'iu',
);

/** Words at the beginning that are no more than yes or no, in whatever words: `Yep!`, `Super!`, `Higher.` */
const longestVerdict = 2;

/**
 * Whether the learner's work is judged: asked often enough, yes and no tell every answer. To somebody who asks for the
 * question itself, less says as much.
 */
export function tellsGrade({ sentences }: Reading, isAsked: boolean): boolean {
  return sentences.some(({ plain, isQuestion }, at) => {
    if (isQuestion) return false;
    if ((at === 0 && firstWord.test(plain)) || judged.test(plain)) return true;
    return isAsked && (hinted.test(plain) || (at === 0 && isBareVerdict(plain, sentences.length === 1)));
  });
}

function isBareVerdict(sentence: string, isAll: boolean): boolean {
  const words = sentence.match(/\p{L}+/gu) ?? [];
  if (isAll && words.length <= 1) return !sentence.includes('=');
  return words.length <= longestVerdict && /[.!]$/.test(sentence) && !/[=:\d]/.test(sentence);
}
