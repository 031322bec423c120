import type { SearchKind } from '@navor/contract';
import type { Language } from '@navor/languages';

/** What somebody types, in the language of their pages, and what has to come first. */
export type PlainQuery = { q: string; language: Language; kind: SearchKind; id: string };

type Expected = readonly [language: Language, q: string];

const electrics = 'osnove-elektrotehnike';
const statics = 'tehniska-mehanika-statika';

/** A hundred plain queries of learners, each with a result that nobody would put second. */
export const plainQueries: readonly PlainQuery[] = [
  ...queries('course', electrics, [
    ['sl', 'osnove elektrotehnike'],
    ['en', 'fundamentals of electrical engineering'],
    ['de', 'Grundlagen der Elektrotechnik'],
  ]),
  ...queries('course', statics, [
    ['sl', 'tehniška mehanika'],
    ['sl', 'tehniska mehanika statika'],
    ['en', 'engineering mechanics'],
    ['de', 'Technische Mechanik'],
  ]),
  ...lessonQueries(electrics, 'elektricni-naboj', [
    ['sl', 'električni naboj'],
    ['sl', 'elektricni naboji'],
    ['en', 'electric charge'],
    ['de', 'elektrische Ladung'],
  ]),
  ...lessonQueries(electrics, 'elektricni-tok', [
    ['sl', 'električni tok'],
    ['sl', 'električnega toka'],
    ['en', 'electric current'],
    ['de', 'elektrischer Strom'],
  ]),
  ...lessonQueries(electrics, 'elektricna-napetost', [
    ['sl', 'električna napetost'],
    ['sl', 'elektricna napetost'],
    ['en', 'voltage'],
    ['de', 'elektrische Spannung'],
  ]),
  ...lessonQueries(electrics, 'ohmov-zakon', [
    ['sl', 'ohmov zakon'],
    ['sl', 'Ohmovega zakona'],
    ['sl', 'predupor za svetlečo diodo'],
    ['en', 'ohms law'],
    ['en', 'Ohm’s law'],
    ['de', 'ohmsches Gesetz'],
  ]),
  ...lessonQueries(electrics, 'upornost-vodnika', [
    ['sl', 'upornost vodnika'],
    ['sl', 'upornost vodnikov'],
    ['en', 'resistance of a conductor'],
    ['de', 'Widerstand eines Leiters'],
  ]),
  ...lessonQueries(electrics, 'kirchhoffova-zakona', [
    ['sl', 'kirchhoffova zakona'],
    ['sl', 'kirchoff'],
    ['sl', 'Kirchhoffov zakon'],
    ['en', 'kirchhoffs laws'],
    ['de', 'kirchhoffsche Regeln'],
  ]),
  ...lessonQueries(electrics, 'zaporedna-in-vzporedna-vezava', [
    ['sl', 'zaporedna vezava'],
    ['sl', 'vzporedna vezava'],
    ['sl', 'zaporedna in vzporedna vezava'],
    ['en', 'series and parallel connection'],
    ['de', 'Parallelschaltung'],
  ]),
  ...lessonQueries(electrics, 'delilnik-napetosti', [
    ['sl', 'delilnik napetosti'],
    ['sl', 'delilniki napetosti'],
    ['en', 'voltage divider'],
    ['en', 'voltage dividers'],
    ['de', 'Spannungsteiler'],
  ]),
  ...lessonQueries(electrics, 'moc-in-energija', [
    ['sl', 'moč in energija'],
    ['sl', 'moc in energija'],
    ['en', 'power and energy'],
    ['de', 'Leistung und Energie'],
  ]),
  ...lessonQueries(electrics, 'merjenje', [
    ['sl', 'merjenje'],
    ['en', 'measuring'],
    ['de', 'messen'],
  ]),
  ...lessonQueries(statics, 'sile', [
    ['sl', 'sile'],
    ['en', 'forces'],
    ['de', 'Kräfte'],
    ['de', 'Kraefte'],
  ]),
  ...lessonQueries(statics, 'momenti', [
    ['sl', 'navor sile'],
    ['sl', 'dvojica sil'],
    ['en', 'moment of a force'],
    ['de', 'Moment einer Kraft'],
  ]),
  ...lessonQueries(statics, 'ravnotezje', [
    ['sl', 'ravnotežje in podpore'],
    ['sl', 'reakcije podpor'],
    ['en', 'equilibrium and supports'],
    ['de', 'Gleichgewicht und Auflager'],
  ]),
  ...queries('quiz', 'formule-in-trigonometrija', [
    ['sl', 'trigonometrija'],
    ['en', 'formulas and trigonometry'],
  ]),
  ...queries('quiz', 'gibanje-in-energija', [
    ['sl', 'gibanje in energija'],
    ['de', 'Bewegung und Energie'],
  ]),
  ...queries('quiz', 'vezja-na-hitro', [
    ['sl', 'vezja na hitro'],
    ['en', 'quick circuits'],
  ]),
  ...queries('quiz', 'stevilski-sistemi-in-algoritmi', [['sl', 'številski sistemi in algoritmi']]),
  ...queries('library', 'formule-elektrotehnika', [
    ['sl', 'formule elektrotehnike'],
    ['de', 'Formelsammlung Elektrotechnik'],
  ]),
  ...queries('library', 'barvna-koda-uporov', [
    ['sl', 'barvna koda uporov'],
    ['sl', 'barvne kode'],
    ['en', 'resistor colour code'],
  ]),
  ...queries('library', 'padec-napetosti', [
    ['sl', 'padec napetosti'],
    ['en', 'voltage drop'],
  ]),
  ...queries('library', 'trikotnik-moci', [
    ['sl', 'trikotnik moči'],
    ['de', 'Leistungsdreieck'],
  ]),
  ...queries('library', 'enote-si', [['sl', 'enote SI']]),
  ...queries('library', 'zascita-ip', [
    ['sl', 'zaščita IP'],
    ['en', 'IP67'],
  ]),
  ...queries('library', 'metricni-navoji', [
    ['sl', 'navoji'],
    ['sl', 'metrski navoj'],
    ['en', 'metric threads'],
  ]),
  ...queries('library', 'tolerance-in-ujemi', [
    ['sl', 'tolerance in ujemi'],
    ['sl', 'H7/g6'],
    ['en', 'tolerances and fits'],
  ]),
  ...queries('library', 'trdnostni-razredi-vijakov', [
    ['sl', 'trdnostni razred 8.8'],
    ['de', 'Festigkeitsklasse'],
  ]),
  ...queries('library', 'poves-nosilca', [
    ['sl', 'poves nosilca'],
    ['en', 'deflection of beams'],
    ['de', 'Durchbiegung'],
  ]),
  ...queries('library', 'lastnosti-prerezov', [['sl', 'lastnosti prerezov']]),
  ...queries('library', 'lastnosti-gradiv', [['sl', 'lastnosti gradiv']]),
  ...queries('library', 'sila-pnevmatskega-valja', [
    ['sl', 'pnevmatski valj'],
    ['en', 'pneumatic cylinder'],
  ]),
  ...queries('library', 'podomrezja-ipv4', [
    ['sl', 'podomrežja IPv4'],
    ['en', 'IPv4'],
  ]),
  ...queries('library', 'meritve-in-zanesljiva-mesta', [['sl', 'zanesljiva mesta']]),
];

function queries(kind: SearchKind, id: string, asked: readonly Expected[]): PlainQuery[] {
  return asked.map(([language, q]) => ({ q, language, kind, id }));
}

function lessonQueries(courseId: string, lessonId: string, asked: readonly Expected[]): PlainQuery[] {
  return queries('lesson', `${courseId}/${lessonId}`, asked);
}
