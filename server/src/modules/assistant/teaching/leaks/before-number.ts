const counting =
  /(?:step|korak|schritt|question|vprašanj\p{L}*|frage|task|nalog\p{L}*|aufgabe|figure|slik\p{L}*|abbildung|bild|table|tabel\p{L}*|tabelle|lesson|lekcij\p{L}*|lektion|chapter|poglavj\p{L}*|kapitel|page|stran|seite|section|razdel\p{L}*|abschnitt|hint|namig|hinweis|tipp)\.?\s*$/iu;
const leading =
  /(?:[=≈≐:→]|\b(?:is|equals|be|get|gets|gives|about|around|roughly|exactly|to|je|znaša|dobi\p{L}*|enak\p{L}*|približno|okoli|natanko|pride|ist|beträgt|ergibt|etwa|rund|ungefähr|genau|erhält|erhalten|gleich))\s*$/iu;

/** Whether the number after it numbers something: `step 3`. */
export function isCounted(before: string): boolean {
  return counting.test(before);
}

/** Whether the number after it is said to be a result: `I = 3`, `you get 3`. */
export function isLed(before: string): boolean {
  return leading.test(before);
}
