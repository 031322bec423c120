import type { Language } from '@navor/languages';
import { LRUCache } from 'lru-cache';
import { fold, isStopWord, stemsOf } from '../../../search/index.ts';

/** A word of a question or of a quantity's name, by what its forms share. */
export type QuestionWord = { folded: string; stems: readonly string[]; start: number; end: number };

const mostWords = 200;
const letters = /\p{L}[\p{L}\p{M}'’]*/gu;

/** The words of a question that say something, and those that they stand for: `kako hitro` asks for a speed. */
export function questionWords(text: string, language: Language): QuestionWord[] {
  const own = wordsIn(text, language);
  const meant = synonyms[language].flatMap(([pattern, words]) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: found }) =>
      wordsIn(words, language).map((word) => ({ ...word, start: index, end: index + found.length })),
    ),
  );
  return [...own, ...meant].sort((one, other) => one.start - other.start).slice(0, mostWords);
}

const namesKnown = new LRUCache<string, QuestionWord[]>({ max: 5000 });

/** Of a name, without what it adds in parentheses. */
export function nameWords(name: string, language: Language): QuestionWord[] {
  const key = `${language} ${name}`;
  const words = namesKnown.get(key) ?? wordsIn(name.replace(/\(.*?\)/g, ' '), language);
  namesKnown.set(key, words);
  return words;
}

function wordsIn(text: string, language: Language): QuestionWord[] {
  return [...text.matchAll(letters)]
    .map(({ 0: word, index }) => ({ word, folded: fold(word), start: index, end: index + word.length }))
    .filter(({ folded }) => folded.length > 1 && !isStopWord(folded))
    .map(({ word, ...rest }) => ({ ...rest, stems: stemsOf(word, language) }));
}

/** How surely two words are forms of one: 1, or less where one ends a compound (`Quellenspannung`, `Wirkleistung`), or 0. */
export function likeness(word: QuestionWord, name: QuestionWord): number {
  if (word.folded === name.folded || word.stems.some((stem) => name.stems.includes(stem))) return 1;
  const [stem = ''] = name.stems;
  const isHead = stem.length >= 4 && word.folded.length > stem.length + 2 && (word.stems[0] ?? '').endsWith(stem);
  if (isHead) return 0.7;
  const [own = ''] = word.stems;
  return own.length >= 5 && stem.length > own.length + 2 && stem.endsWith(own) ? 0.5 : 0;
}

/** What people say instead of a quantity's name. */
const synonyms: Record<Language, readonly (readonly [RegExp, string])[]> = {
  sl: [
    [/(?<!\p{L})(?:kako dolgo|v kolikšnem času|trajanje|traja)(?!\p{L})/giu, 'čas'],
    [/(?<!\p{L})kako hitro(?!\p{L})/giu, 'hitrost'],
    [/(?<!\p{L})(?:kako daleč|razdalj\p{L}*)(?!\p{L})/giu, 'pot razdalja'],
    [/(?<!\p{L})(?:kako tež\p{L}*|tehta\p{L}*)(?!\p{L})/giu, 'masa teža'],
    [/(?<!\p{L})(?:vrtljaj\p{L}*|obrat(?:i|ov|a|e)|vrti)(?!\p{L})/giu, 'vrtilna frekvenca'],
    [/(?<!\p{L})upor(?:a|u|om|i|ov|e|ih|oma|ja)?(?!\p{L})/giu, 'upornost'],
    [/(?<!\p{L})kondenzator\p{L}*/giu, 'kapacitivnost'],
    [/(?<!\p{L})tuljav\p{L}*/giu, 'induktivnost'],
    [/(?<!\p{L})(?:porab\p{L}*|potroši\p{L}*)/giu, 'energija'],
    [/(?<!\p{L})(?:faktor moči|cos ?(?:φ|fi|phi))(?!\p{L})/giu, 'faktor moči'],
    [/(?<!\p{L})(?:ovoj\p{L}*|zavoj\p{L}*)/giu, 'število ovojev'],
    [/(?<!\p{L})(?:raztez\p{L}*|podaljša\p{L}*)/giu, 'sprememba dolžine'],
    [/(?<!\p{L})volumen\p{L}*/giu, 'prostornina'],
    [/(?<!\p{L})pretok\p{L}*/giu, 'prostorninski tok'],
    [/(?<!\p{L})presek\p{L}*/giu, 'prerez'],
    [/(?<!\p{L})(?:pojem(?:ek|k\p{L}*))(?!\p{L})/giu, 'pospešek'],
    [/(?<!\p{L})(?:skupn|celotn)\p{L}* upor\p{L}*/giu, 'nadomestna upornost'],
    [/(?<!\p{L})površin\p{L}*/giu, 'ploščina'],
    [/(?<!\p{L})(?:poganja|žene)(?!\p{L})/giu, 'gnani'],
    [/(?<!\p{L})goniln\p{L}*/giu, 'pogonski'],
    [/(?<!\p{L})pod (?:vodo|(?:vodno )?gladino)(?!\p{L})/giu, 'hidrostatični tlak globina'],
  ],
  en: [
    [/(?<!\p{L})how long(?!\p{L})/giu, 'time duration length'],
    [/(?<!\p{L})(?:how fast|velocity|velocities)(?!\p{L})/giu, 'speed velocity'],
    [/(?<!\p{L})(?:how far|distance)(?!\p{L})/giu, 'distance path'],
    [/(?<!\p{L})(?:how heavy|weigh\p{L}*)(?!\p{L})/giu, 'mass weight'],
    [/(?<!\p{L})resistors?(?!\p{L})/giu, 'resistance'],
    [/(?<!\p{L})capacitors?(?!\p{L})/giu, 'capacitance'],
    [/(?<!\p{L})(?:coils?|inductors?)(?!\p{L})/giu, 'inductance'],
    [/(?<!\p{L})(?:rpm|revolutions?|spins?|turns at)(?!\p{L})/giu, 'rotational speed'],
    [/(?<!\p{L})consum\p{L}*/giu, 'energy'],
    [/(?<!\p{L})moment(?!\p{L})/giu, 'torque'],
    [/(?<!\p{L})spindle speed(?!\p{L})/giu, 'rotational speed'],
    [/(?<!\p{L})deceleration(?!\p{L})/giu, 'acceleration'],
    [/(?<!\p{L})drives(?!\p{L})/giu, 'driven'],
    [/(?<!\p{L})total resistance(?!\p{L})/giu, 'equivalent resistance'],
    [/(?<!\p{L})(?:elongation|expansion|expands?)(?!\p{L})/giu, 'change in length'],
    [/(?<!\p{L})cos ?(?:φ|phi)(?!\p{L})/giu, 'power factor'],
    [
      /(?<!\p{L})(?:below|under) (?:the )?(?:water|surface of water)(?!\p{L})|(?<!\p{L})underwater/giu,
      'hydrostatic pressure depth',
    ],
  ],
  de: [
    [/(?<!\p{L})wie lange?(?!\p{L})/giu, 'Zeit Dauer Länge'],
    [/(?<!\p{L})wie schnell(?!\p{L})/giu, 'Geschwindigkeit'],
    [/(?<!\p{L})wie weit(?!\p{L})/giu, 'Weg Strecke'],
    [/(?<!\p{L})(?:wie schwer|wiegt)(?!\p{L})/giu, 'Masse Gewichtskraft'],
    [/(?<!\p{L})(?:strom|stroms|stromes|ströme)(?!\p{L})/giu, 'Stromstärke'],
    [/(?<!\p{L})(?!drehstrom)\p{L}*strom(?:es|s)?(?!\p{L})/giu, 'Strom Stromstärke'],
    [/(?<!\p{L})kondensator\p{L}*/giu, 'Kapazität kapazitiv'],
    [/(?<!\p{L})spulen?(?!\p{L})/giu, 'Induktivität induktiv'],
    [/(?<!\p{L})(?:ausdehnung|verlängerung|dehnt)(?!\p{L})/giu, 'Längenänderung'],
    [/(?<!\p{L})reaktanz(?:en)?(?!\p{L})/giu, 'Blindwiderstand'],
    [/(?<!\p{L})(?:umdrehung\p{L}*|dreht)/giu, 'Drehzahl'],
    [/(?<!\p{L})wiederst[aä]nd\p{L}*/giu, 'Widerstand'],
    [/(?<!\p{L})verzögerung(?!\p{L})/giu, 'Beschleunigung'],
    [/(?<!\p{L})zähnen?(?!\p{L})/giu, 'Zähnezahl'],
    [/(?<!\p{L})(?:treibt|getrieben\p{L}*)(?!\p{L})/giu, 'getrieben Abtriebswelle'],
    [/(?<!\p{L})treibende?[mnrs]?(?!\p{L})/giu, 'Antriebswelle'],
    [/(?<!\p{L})gesamtwiderst\p{L}*/giu, 'Ersatzwiderstand'],
    [/(?<!\p{L})drehstrom\p{L}*/giu, 'Drehstrom'],
    [/(?<!\p{L})\p{L}*verbrauch\p{L}*/giu, 'Energie'],
    [/(?<!\p{L})(?:moment|moments|drehmoment\p{L}*)(?!\p{L})/giu, 'Drehmoment Moment'],
    [/(?<!\p{L})(?:cos ?(?:φ|phi)|leistungsfaktor)(?!\p{L})/giu, 'Leistungsfaktor'],
    [/(?<!\p{L})(?:wassertiefe|unter wasser)(?!\p{L})/giu, 'hydrostatischer Druck Tiefe'],
  ],
};
