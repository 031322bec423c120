/** How people ask what something is, and what tells two things apart, in all three languages: terms are often asked for in another one. */

const asksForMeaning = [
  /^(?:kaj (?:(?:točno|pravzaprav) )?(?:je|so|sta|pomeni|pomenijo)|razloži(?:te)?(?: mi)?|definiraj(?:te)?|definicija|pomen|opiši(?:te)?)\s+(?:to |izraz |pojem |beseda )?(.+)$/i,
  /^(?:what(?:['’]s| is| are)|define|explain|definition of|the definition of|meaning of|describe)\s+(.+)$/i,
  /^what does (.+?) mean$/i,
  /^(?:was (?:ist|sind|bedeutet|bedeuten|versteht man unter|heißt)|erklär(?:e|en sie)?(?: mir)?|definiere|definition (?:von|der|des)|beschreibe)\s+(.+)$/i,
];

const asksForDifference = [
  /razlik[aeio]? med (.+?) in (.+)$/i,
  /(?:v čem|po čem|kako) se razlikuje(?:ta|jo)? (.+?) (?:in|od) (.+)$/i,
  /^primerja(?:j|jte|va|vo) (.+?) (?:in|z|s) (.+)$/i,
  /differences? between (.+?) and (.+)$/i,
  /how (?:does|do|is|are) (.+?) (?:differ|different) from (.+)$/i,
  /^compare (.+?) (?:and|with|to) (.+)$/i,
  /unterschiede? zwischen (.+?) und (.+)$/i,
  /(?:wodurch|worin|wie) unterscheide[nt] sich (.+?) (?:und|von) (.+)$/i,
  /^vergleich(?:e|en sie)? (.+?) (?:und|mit) (.+)$/i,
];

/** What somebody wants explained; null where they ask for something else. */
export function termAskedFor(question: string): string | null {
  const asked = firstMatch(asksForMeaning, question);
  const term = asked?.[0];
  return term !== undefined && isTerm(term) ? term : null;
}

/** Two things that are to be told apart. */
export function termsCompared(question: string): [string, string] | null {
  const [one, other] = firstMatch(asksForDifference, question) ?? [];
  return one && other && isTerm(one) && isTerm(other) ? [one, other] : null;
}

function firstMatch(forms: readonly RegExp[], question: string): string[] | null {
  const asked = question
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s?.!]+$/, '');
  for (const form of forms) {
    const match = form.exec(asked);
    if (match) return match.slice(1).map((part) => part.trim());
  }
  return null;
}

/** Longer ones are no terms but whole tasks. */
const longestTerm = 6;

function isTerm(text: string): boolean {
  return text !== '' && text.split(' ').length <= longestTerm && !/\d\s*\p{L}/u.test(text);
}
