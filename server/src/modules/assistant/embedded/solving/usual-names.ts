import type { Language } from '@navor/languages';
import { type CalculatorQuantity, fieldUnit, type QuantityKind, quantityKind } from '@navor/quantities';
import { likeness, nameWords, type QuestionWord } from './question-words.ts';

/** What a value in a unit is called where nobody calls it anything: `v 3 h` tells a time and no time constant. */
const names: Partial<Record<QuantityKind, Record<Language, string>>> = {
  voltage: { sl: 'napetost', en: 'voltage', de: 'Spannung' },
  current: { sl: 'tok', en: 'current', de: 'Stromstärke Strom' },
  resistance: { sl: 'upornost', en: 'resistance', de: 'Widerstand' },
  capacitance: { sl: 'kapacitivnost', en: 'capacitance', de: 'Kapazität' },
  inductance: { sl: 'induktivnost', en: 'inductance', de: 'Induktivität' },
  charge: { sl: 'naboj', en: 'charge', de: 'Ladung' },
  power: { sl: 'moč', en: 'power', de: 'Leistung' },
  energy: { sl: 'energija', en: 'energy', de: 'Energie' },
  time: { sl: 'čas', en: 'time', de: 'Zeit' },
  mass: { sl: 'masa', en: 'mass', de: 'Masse' },
  force: { sl: 'sila', en: 'force', de: 'Kraft' },
  moment: { sl: 'navor', en: 'torque', de: 'Drehmoment' },
  speed: { sl: 'hitrost', en: 'speed velocity', de: 'Geschwindigkeit' },
  acceleration: { sl: 'pospešek', en: 'acceleration', de: 'Beschleunigung' },
  frequency: { sl: 'frekvenca', en: 'frequency', de: 'Frequenz' },
  pressure: { sl: 'tlak', en: 'pressure', de: 'Druck' },
  density: { sl: 'gostota', en: 'density', de: 'Dichte' },
  volume: { sl: 'prostornina', en: 'volume', de: 'Volumen' },
  temperature: { sl: 'temperatura', en: 'temperature', de: 'Temperatur' },
};

export function usualNames(kind: QuantityKind, language: Language): QuestionWord[] {
  return nameWords(names[kind]?.[language] ?? '', language);
}

/**
 * The place of a quantity among those that people know of a thing, the best known first. What is not called just so, such as an
 * impedance or an internal resistance, comes after all of them.
 */
export function usualRank(quantity: CalculatorQuantity, language: Language): number {
  const kind = quantityKind(fieldUnit(quantity));
  const usual = usualNames(kind, language);
  const own = nameWords(quantity.name, language);
  const isUsual = own.length > 0 && own.every((word) => usual.some((name) => likeness(word, name) === 1));
  return isUsual ? Object.keys(names).indexOf(kind) : Number.POSITIVE_INFINITY;
}

/** What is meant by the name alone, such as a voltage by `napetost`. */
export function usualKind(word: QuestionWord, language: Language): QuantityKind | undefined {
  const kinds = Object.keys(names) as QuantityKind[];
  return kinds.find((kind) => usualNames(kind, language).some((name) => likeness(word, name) === 1));
}
