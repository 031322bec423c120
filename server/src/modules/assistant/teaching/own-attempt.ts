import { Reading } from './leaks/reading.ts';

const own =
  /(?<!\p{L})(?:i (?:got|get|have|think|tried|calculated|used|did|guess|would|answered)|my (?:answer|result|solution|try|attempt)|dobil\p{L}?|dobim|izračunal\p{L}?|mislim|menim|poskusil\p{L}?|uporabil\p{L}?|moj\p{L}? (?:odgovor|rezultat|rešitev|izračun|poskus)|odgovoril\p{L}?|ich (?:habe|bekomme|erhalte|denke|glaube|komme|meine|rechne)|mein\p{L}? (?:antwort|ergebnis|lösung|rechnung|versuch))(?!\p{L})/iu;

/** Whether somebody says what they have tried themselves. */
export function hasOwnAttempt(said: string): boolean {
  return own.test(said) || /=\s*[-\d]/.test(said);
}

const named =
  /(?<!\p{L})(?:homework|exercise|assignment|worksheet|domač\p{L}{1,2} nalog\p{L}*|nalog[aeio]|vaj[aeio]|hausaufgabe\p{L}*|aufgabe\p{L}*|übung\p{L}*)(?!\p{L})/iu;
/** A sentence with two quantities is a sum to be worked; a whole text with them is a task that somebody was set. */
const wordsOfTask = 25;

/** Whether somebody brings a task to be solved, and not a question to be answered. */
export function isTask(said: string): boolean {
  const quantities = Reading.of(said).quantities.filter(({ unit }) => unit !== null);
  if (quantities.length === 0) return false;
  const words = said.match(/\p{L}+/gu)?.length ?? 0;
  return named.test(said) || (quantities.length >= 2 && words >= wordsOfTask);
}
