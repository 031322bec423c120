/** What has digits and tells no quantity: dates, times, addresses, standards, numbers of a list. */
const marks: readonly RegExp[] = [
  /(?<![\d.,])\d{1,2}\. ?\d{1,2}\. ?\d{4}(?!\d)/g,
  /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g,
  /(?<!\d)\d{1,2}\/\d{1,2}\/\d{4}(?!\d)/g,
  /(?<![\d.,])\d{1,2}:\d{2}(?::\d{2})?(?![\d.,])/g,
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?(?![\d.])/g,
  /(?<![\p{L}\d])(?:(?:ISO|DIN|EN|IEC|SIST|VDE|ANSI|ASTM|AISI|IEEE|JIS|BS|RFC|AW|TR|TS|IP|HD)[ /-]*){1,4}\d[\d.:-]*\p{L}?/gu,
  /(?<!\p{L})(?:jekl\p{L}*|steel|stahl|werkstoff|nerjavn\p{L}* jekl\p{L}*) 1\.\d{4}(?!\d)/giu,
  /(?<=^|\n)\s*\d{1,2}[.)] (?=\p{L})/gu,
];

/** The text with blanks of another kind in the place of such marks, so that positions stay. */
export function withoutMarks(text: string): string {
  return marks.reduce((rest, mark) => rest.replace(mark, (found) => '\u0000'.repeat(found.length)), text);
}

const reference =
  /(?<!\p{L})(?:stran(?:i|eh)?|str\.|pages?|pp?\.|seiten?|poglavj\p{L}*|chapters?|kapitel\p{L}*|slik[aeio]?|figures?|fig\.|abb\.|abbildung|tabel[aeio]?|tables?|tabellen?|nalog[aeio]?|exercises?|tasks?|aufgaben?|vaj[aeio]|lekcij[aeio]|lessons?|lektion(?:en)?|vprašanj[aeiu]?|questions?|fragen?|enačb[aeio]?|equations?|eqs?\.|gleichung(?:en)?|št\.|no\.|nr\.|korak[aiu]?|steps?|schritt|examples?|beispiel|različic[aeio]|versions?|trdnostn\p{L}+ razred\p{L}*|(?:strength|property) class|festigkeitsklasse) ?[(#]? ?$/iu;
const year = /^(?:19[5-9]\d|20[0-4]\d)$/;

/** Whether a number without a unit only names something: page 12, the 2nd law, the year 2024. */
export function isMark(text: string, start: number, end: number): boolean {
  if (reference.test(text.slice(Math.max(0, start - 40), start))) return true;
  if (year.test(text.slice(start, end))) return true;
  return /^\d{1,3}$/.test(text.slice(start, end)) && /^\. ?\p{Ll}/u.test(text.slice(end, end + 3));
}
