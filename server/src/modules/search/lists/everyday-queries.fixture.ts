import type { Language } from '@navor/languages';
import type { PlainQuery } from './plain-queries.fixture.ts';

type Expected = readonly [language: Language, q: string];

/** What people call things that our texts mostly call otherwise: most are found by the keywords of an item or a lesson alone. */
export const everydayQueries: readonly PlainQuery[] = [
  ...item(
    'stevilski-sistemi',
    ['sl', 'binarno'],
    ['sl', 'heksadecimalno'],
    ['de', 'Binärzahlen'],
    ['de', 'Dualzahlen'],
  ),
  ...item('lastnosti-gradiv', ['sl', 'inox'], ['sl', 'youngov modul'], ['en', "Young's modulus"], ['de', 'Edelstahl']),
  ...item('zascita-ip', ['sl', 'vodotesnost'], ['sl', 'vodoodporno'], ['en', 'waterproof'], ['de', 'wasserdicht']),
  ...item('podomrezja-ipv4', ['sl', 'privatni naslovi'], ['en', 'subnet mask'], ['de', 'Subnetzmaske']),
  ...item('trdnostni-razredi-vijakov', ['sl', 'pritezni moment'], ['sl', 'moment privijanja'], ['de', 'Anzugsmoment']),
  ...item('meritve-in-zanesljiva-mesta', ['sl', 'šubler'], ['sl', 'absolutna napaka'], ['en', 'sig figs']),
  ...item('lastnosti-prerezov', ['sl', 'moment inercije'], ['en', 'moment of inertia'], ['de', 'Trägheitsmoment']),
  ...item(
    'sila-pnevmatskega-valja',
    ['sl', 'cilinder'],
    ['sl', 'kompresor'],
    ['en', 'compressor'],
    ['de', 'Kompressor'],
  ),
  ...item('trikotnik-moci', ['sl', 'cos fi'], ['en', 'cos phi'], ['de', 'Blindstrom']),
  ...item('padec-napetosti', ['sl', 'debelina kabla'], ['en', 'ampacity'], ['de', 'Spannungsabfall']),
  ...item('poves-nosilca', ['sl', 'ugib'], ['en', 'sag'], ['de', 'Einfeldträger']),
  ...item('barvna-koda-uporov', ['sl', 'barvni trakovi'], ['en', 'color code'], ['de', 'Farbstreifen']),
  ...item('enote-si', ['sl', 'merske enote'], ['en', 'unit converter'], ['de', 'Maßeinheiten']),
  ...item('tolerance-in-ujemi', ['sl', 'zračnost'], ['en', 'limits and fits'], ['de', 'Presssitz']),
  ...item('metricni-navoji', ['sl', 'metrični navoj'], ['en', 'wrench size'], ['de', 'Gewindesteigung']),
  ...item('formule-elektrotehnika', ['sl', 'plonk listek'], ['en', 'cheat sheet'], ['de', 'Spickzettel']),
  ...lesson('osnove-elektrotehnike/merjenje', ['sl', 'unimer'], ['en', 'multimeter'], ['de', 'Vielfachmessgerät']),
  ...lesson('osnove-elektrotehnike/ohmov-zakon', ['sl', 'ledica'], ['de', 'URI-Dreieck']),
  ...lesson('osnove-elektrotehnike/kirchhoffova-zakona', ['sl', 'KCL'], ['en', 'junction rule'], ['de', 'Maschensatz']),
  ...lesson('osnove-elektrotehnike/zaporedna-in-vzporedna-vezava', ['sl', 'paralelno'], ['de', 'Serienschaltung']),
  ...lesson('osnove-elektrotehnike/moc-in-energija', ['sl', 'položnica'], ['en', 'wattage'], ['de', 'Stromkosten']),
  ...lesson('osnove-elektrotehnike/elektricna-napetost', ['sl', 'voltaža'], ['en', 'volts'], ['de', 'EMK']),
  ...lesson('osnove-elektrotehnike/elektricni-tok', ['en', 'amperage'], ['de', 'Elektronenfluss']),
  ...lesson('osnove-elektrotehnike/elektricni-naboj', ['sl', 'statična elektrika'], ['en', 'electrostatics']),
  ...lesson('osnove-elektrotehnike/delilnik-napetosti', ['sl', 'trimer'], ['en', 'resistive divider'], ['de', 'Poti']),
  ...lesson('osnove-elektrotehnike/upornost-vodnika', ['sl', 'rezistivnost'], ['de', 'Leitungswiderstand']),
  ...lesson('tehniska-mehanika-statika/momenti', ['sl', 'vzvod'], ['en', 'torque'], ['de', 'Hebelgesetz']),
  ...lesson('tehniska-mehanika-statika/ravnotezje', ['sl', 'FBD'], ['en', 'support reactions'], ['de', 'Freischnitt']),
  ...lesson('tehniska-mehanika-statika/sile', ['sl', 'gravitacija'], ['en', 'net force'], ['de', 'Schwerkraft']),
];

function item(id: string, ...expected: Expected[]): PlainQuery[] {
  return expected.map(([language, q]) => ({ q, language, kind: 'library', id }));
}

function lesson(id: string, ...expected: Expected[]): PlainQuery[] {
  return expected.map(([language, q]) => ({ q, language, kind: 'lesson', id }));
}
