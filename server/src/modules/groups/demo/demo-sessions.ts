import type { SessionPlan } from '../sessions/session-plan.ts';

/** A session of the demo's week: days after today, and the hour on clocks in Slovenia. */
export type DemoSession = Omit<SessionPlan, 'tutor' | 'startsAt' | 'meetingUrl'> & {
  inDays: number;
  time: string;
  /** Addresses of those who have a seat already. */
  participants: string[];
};

const author = 'author@navor.example';
const premium = 'premium@navor.example';

const item = (id: string) => `/technical-library/item/${id}`;

export const demoSessions: DemoSession[] = [
  {
    ...{ inDays: 1, time: '18:00', language: 'sl', subject: 'elektrotehnika', level: 'beginner' },
    topic: 'Ohmov zakon na resničnih vezjih',
    description:
      'Skupaj izračunamo tri vezja, ki jih srečate v delavnici: predupor za LED, delilnik napetosti in vezje z več viri. Prinesite kalkulator in nalogo, pri kateri ste obtičali.',
    ...{ minutes: 60, capacity: 10, cents: 0, participants: [premium] },
    materials: [
      { title: 'Barvna koda uporov', url: item('barvna-koda-uporov') },
      { title: 'Formule elektrotehnike', url: item('formule-elektrotehnika') },
    ],
  },
  {
    ...{ inDays: 2, time: '17:00', language: 'sl', subject: 'strojnistvo', level: 'beginner' },
    topic: 'Momenti in ravnotežje: od skice do rezultata',
    description:
      'Kako narišemo prosto telo, izberemo točko za momente in ne pozabimo nobene sile. Rešimo dva nosilca in eno konzolo, vsak korak posebej.',
    ...{ minutes: 90, capacity: 8, cents: 900, participants: [] },
    materials: [{ title: 'Poves nosilca', url: item('poves-nosilca') }],
  },
  {
    ...{ inDays: 2, time: '19:30', language: 'sl', subject: 'matematika', level: 'intermediate' },
    topic: 'Odvodi brez strahu: naloge pred maturo',
    description:
      'Pravila odvajanja na nalogah, ki se na maturi ponavljajo: ekstremi, tangenta in hitrost spreminjanja. Vsak pride na vrsto s svojim vprašanjem.',
    ...{ minutes: 60, capacity: 3, cents: 0, participants: [author, premium] },
    materials: [],
  },
  {
    ...{ inDays: 3, time: '18:30', language: 'sl', subject: 'racunalnistvo', level: 'beginner' },
    topic: 'Podomrežja IPv4 v eni uri',
    description:
      'Maske, naslovi omrežja in število gostiteljev: najprej na prste, nato z orodjem. Na koncu razdelimo omrežje šole na štiri dele.',
    ...{ minutes: 60, capacity: 2, cents: 0, participants: [author, premium] },
    materials: [{ title: 'Podomrežja IPv4', url: item('podomrezja-ipv4') }],
  },
  {
    ...{ inDays: 4, time: '17:30', language: 'sl', subject: 'mehatronika', level: 'intermediate' },
    topic: 'Pnevmatski valj: kolikšno silo v resnici da',
    description:
      'Tlak, premer in trenje: zakaj valj vleče slabše, kot potiska, in koliko rezerve potrebujemo. Izračun preverimo na podatkih iz kataloga.',
    ...{ minutes: 60, capacity: 8, cents: 900, participants: [] },
    materials: [{ title: 'Sila pnevmatskega valja', url: item('sila-pnevmatskega-valja') }],
  },
  {
    ...{ inDays: 5, time: '18:00', language: 'en', subject: 'elektrotehnika', level: 'intermediate' },
    topic: 'The power triangle: real, reactive and apparent power',
    description:
      'Why a motor draws more current than its power suggests, and what a capacitor changes about it. We work through two machines and read their nameplates.',
    ...{ minutes: 60, capacity: 12, cents: 1200, participants: [] },
    materials: [{ title: 'Power triangle', url: item('trikotnik-moci') }],
  },
  {
    ...{ inDays: 6, time: '10:00', language: 'de', subject: 'strojnistvo', level: 'intermediate' },
    topic: 'Passungen wählen: Spiel, Übergang, Übermaß',
    description:
      'Wir lesen Toleranzfelder auf Zeichnungen, berechnen Höchst- und Mindestspiel und entscheiden, welche Passung zu welchem Bauteil gehört.',
    ...{ minutes: 90, capacity: 10, cents: 1200, participants: [] },
    materials: [{ title: 'Toleranzen und Passungen', url: item('tolerance-in-ujemi') }],
  },
  {
    ...{ inDays: 7, time: '17:00', language: 'sl', subject: 'fizika', level: 'beginner' },
    topic: 'Sila, delo, moč: kje se pojmi ločijo',
    description:
      'Na primerih iz vsakdana ločimo silo od dela in delo od moči. Veliko kratkih nalog, malo formul, na koncu preverjanje v parih.',
    ...{ minutes: 60, capacity: 12, cents: 0, participants: [] },
    materials: [{ title: 'Enote SI', url: item('enote-si') }],
  },
];
