import type { TutoringLanguage } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Hours } from '../tutors.tables.ts';
import type { Portrait } from './draw-portrait.ts';

export type DemoTutor = {
  email: string;
  headline: Record<Language, string>;
  bio: Record<Language, string>;
  subjects: string[];
  languages: TutoringLanguage[];
  centsPerHour: number;
  timeZone: string;
  hours: (Hours & { weekday: number })[];
  portrait: Portrait;
  /** By the demo's learners, so many days ago. */
  reviews: { by: string; daysAgo: number; stars: number; text: string }[];
};

const on = (weekdays: number[], from: number, to: number) =>
  weekdays.map((weekday) => ({ weekday, startMinute: from * 60, endMinute: to * 60 }));

const [learner, premium, author] = ['learner@navor.example', 'premium@navor.example', 'author@navor.example'];

/** Six people who teach what the starter courses are about, on three continents' clocks. */
export const demoTutors: DemoTutor[] = [
  {
    email: 'tutor@navor.example',
    headline: {
      sl: 'Vezja, ki jih končno razumete',
      en: 'Circuits that finally make sense',
      de: 'Schaltungen, die endlich Sinn ergeben',
    },
    bio: {
      sl: 'Petnajst let sem načrtoval močnostno elektroniko, zadnjih šest pa jo razlagam. Začneva pri nalogi, ki vam ne gre, in iščeva mesto, kjer se račun prvič odlepi od vezja. Po uri dobite zapiske s skicami in dve nalogi za vajo.',
      en: 'I designed power electronics for fifteen years and have been explaining it for the last six. We start with the exercise you are stuck on and look for the point where the calculation first loses touch with the circuit. Afterwards you get notes with sketches and two exercises to practise on.',
      de: 'Fünfzehn Jahre lang habe ich Leistungselektronik entwickelt, seit sechs Jahren erkläre ich sie. Wir beginnen bei der Aufgabe, die Ihnen nicht gelingt, und suchen die Stelle, an der sich die Rechnung zum ersten Mal von der Schaltung löst. Danach bekommen Sie Notizen mit Skizzen und zwei Übungsaufgaben.',
    },
    subjects: ['elektrotehnika', 'mehatronika'],
    languages: ['sl', 'en', 'hr'],
    centsPerHour: 3200,
    timeZone: 'Europe/Ljubljana',
    hours: [...on([1, 2, 4], 16, 20), ...on([3], 9, 12), ...on([6], 9, 13)],
    portrait: {
      background: '#1f5fd0',
      skin: '#f1c7a3',
      hair: '#4a3728',
      top: '#2f4a66',
      style: 'short',
      extras: ['glasses'],
    },
    reviews: [
      {
        by: premium,
        daysAgo: 9,
        stars: 5,
        text: 'V eni uri sem razumela Kirchhoffove zakone bolje kot prej v mesecu.',
      },
      { by: learner, daysAgo: 23, stars: 5, text: 'Miren, natančen, skice so zlata vredne.' },
      { by: author, daysAgo: 41, stars: 4, text: 'Zelo dobro pripravljen. Ura je prehitro minila.' },
    ],
  },
  {
    email: 'maja.hribar@navor.example',
    headline: {
      sl: 'Matematika za tehnike, brez strahu',
      en: 'Mathematics for engineers, without fear',
      de: 'Mathematik für Technik, ohne Angst',
    },
    bio: {
      sl: 'Na fakulteti vodim vaje iz matematike za prve letnike. Vem, kje se zatakne: pri ulomkih, ne pri odvodih. Skupaj pospraviva temelje, nato je pot do integralov presenetljivo kratka. Pripravljam tudi na maturo in izpite.',
      en: 'I run the first-year mathematics tutorials at the faculty. I know where people get stuck: on fractions, not on derivatives. We tidy up the foundations together, and then the way to integrals is surprisingly short. I also prepare you for final and university exams.',
      de: 'An der Fakultät leite ich die Mathematikübungen des ersten Jahres. Ich weiß, wo es hakt: bei Brüchen, nicht bei Ableitungen. Wir räumen gemeinsam das Fundament auf, dann ist der Weg zu Integralen überraschend kurz. Ich bereite auch auf Abitur und Prüfungen vor.',
    },
    subjects: ['matematika', 'fizika'],
    languages: ['sl', 'en'],
    centsPerHour: 2500,
    timeZone: 'Europe/Ljubljana',
    hours: [...on([1, 3, 5], 17, 21), ...on([7], 18, 21)],
    portrait: {
      background: '#3f4fc4',
      skin: '#f6d3b8',
      hair: '#8a3b1f',
      top: '#f2bd4b',
      style: 'bun',
      extras: [],
    },
    reviews: [
      { by: learner, daysAgo: 5, stars: 5, text: 'Prvič mi je kdo pokazal, zakaj odvod sploh potrebujem.' },
      { by: premium, daysAgo: 30, stars: 5, text: 'Izpit opravljen. Hvala!' },
    ],
  },
  {
    email: 'andrej.golob@navor.example',
    headline: {
      sl: 'Statika in trdnost iz delavnice',
      en: 'Statics and strength from the workshop',
      de: 'Statik und Festigkeit aus der Werkstatt',
    },
    bio: {
      sl: 'Strojni inženir z dvajsetimi leti konstruiranja dvigal. Pri meni najprej narišemo, kje se sila dotika, šele potem računamo. Pomagam pri izpitih, seminarskih nalogah in pri poklicni maturi iz strojništva.',
      en: 'A mechanical engineer with twenty years of designing lifting gear. With me we first draw where the force touches, and only then calculate. I help with exams, term projects and the vocational final exam in mechanical engineering.',
      de: 'Maschinenbauingenieur mit zwanzig Jahren Erfahrung im Bau von Hebezeugen. Bei mir zeichnen wir zuerst, wo die Kraft angreift, und rechnen erst dann. Ich helfe bei Prüfungen, Projektarbeiten und der Fachmatura im Maschinenbau.',
    },
    subjects: ['strojnistvo', 'mehatronika', 'fizika'],
    languages: ['sl', 'de', 'hr', 'sr'],
    centsPerHour: 2900,
    timeZone: 'Europe/Ljubljana',
    hours: [...on([1, 2, 3, 4, 5], 6, 8), ...on([2, 4], 18, 21)],
    portrait: {
      background: '#4a6785',
      skin: '#eab88f',
      hair: '#5c6770',
      top: '#0d1c2b',
      style: 'short',
      extras: ['helmet', 'beard'],
    },
    reviews: [{ by: author, daysAgo: 14, stars: 4, text: 'Praktični primeri, nič odvečne teorije.' }],
  },
  {
    email: 'jonas.weber@navor.example',
    headline: {
      sl: 'Krmilniki PLC in programiranje v živo',
      en: 'PLCs and live programming',
      de: 'SPS und Programmieren live',
    },
    bio: {
      sl: 'Avtomatiziram proizvodne linije v Berlinu. Delava na skupnem zaslonu: vi pišete, jaz sprašujem. Najbolje pomagam, kadar program »skoraj dela« in nihče ne ve, zakaj ne čisto.',
      en: 'I automate production lines in Berlin. We work on a shared screen: you write, I ask. I am most useful when a program “almost works” and nobody knows why it does not quite.',
      de: 'Ich automatisiere Fertigungslinien in Berlin. Wir arbeiten am geteilten Bildschirm: Sie schreiben, ich frage. Am meisten helfe ich, wenn ein Programm „fast läuft“ und niemand weiß, warum nicht ganz.',
    },
    subjects: ['mehatronika', 'racunalnistvo'],
    languages: ['de', 'en'],
    centsPerHour: 4500,
    timeZone: 'Europe/Berlin',
    hours: [...on([1, 2, 3, 4], 18, 21), ...on([6], 10, 15)],
    portrait: {
      background: '#0f766e',
      skin: '#f4cdb0',
      hair: '#d8a24a',
      top: '#132638',
      style: 'short',
      extras: ['glasses', 'beard'],
    },
    reviews: [
      {
        by: premium,
        daysAgo: 18,
        stars: 5,
        text: 'Napako sva našla v desetih minutah, preostali čas pa sem se učila.',
      },
    ],
  },
  {
    email: 'priya.raman@navor.example',
    headline: {
      sl: 'Programiranje in algoritmi, korak za korakom',
      en: 'Programming and algorithms, step by step',
      de: 'Programmieren und Algorithmen, Schritt für Schritt',
    },
    bio: {
      sl: 'Programiram podatkovne sisteme in poučujem začetnike. Pri meni se ne učite na pamet: vsako zanko najprej zaigrava s papirčki na mizi. Delam po indijskem času, zato sem prosta tudi zgodaj zjutraj po evropskem.',
      en: 'I build data systems and teach beginners. Nothing is learned by heart with me: we play every loop with slips of paper on the table first. I work on Indian time, so I am free early in the European morning, too.',
      de: 'Ich entwickle Datensysteme und unterrichte Anfänger. Bei mir wird nichts auswendig gelernt: Jede Schleife spielen wir zuerst mit Zetteln auf dem Tisch durch. Ich arbeite nach indischer Zeit und bin daher auch früh am europäischen Morgen frei.',
    },
    subjects: ['racunalnistvo', 'matematika'],
    languages: ['en'],
    centsPerHour: 1900,
    timeZone: 'Asia/Kolkata',
    hours: [...on([1, 2, 3, 4, 5], 10, 13), ...on([1, 3, 5], 18, 22)],
    portrait: {
      background: '#6d3fc4',
      skin: '#b97a4b',
      hair: '#15110f',
      top: '#45c4b8',
      style: 'long',
      extras: [],
    },
    reviews: [
      { by: learner, daysAgo: 12, stars: 5, text: 'Patient and clear. I finally understand recursion.' },
      { by: author, daysAgo: 33, stars: 5, text: 'Best explanation of sorting I have heard.' },
    ],
  },
  {
    email: 'emily.carter@navor.example',
    headline: {
      sl: 'Fizika s poskusi, ki jih naredite doma',
      en: 'Physics with experiments you do at home',
      de: 'Physik mit Versuchen für zu Hause',
    },
    bio: {
      sl: 'Učiteljica fizike iz New Yorka. Vsako uro začneva z majhnim poskusom: svinčnik, vrvica, kozarec vode. Ko vidite, kaj se zgodi, enačba pove le še, koliko. Zvečer po evropskem času sem najlažje dosegljiva.',
      en: 'A physics teacher from New York. We begin each lesson with a small experiment: a pencil, a string, a glass of water. Once you see what happens, the equation only tells how much. European evenings are the best time to reach me.',
      de: 'Physiklehrerin aus New York. Jede Stunde beginnen wir mit einem kleinen Versuch: ein Bleistift, eine Schnur, ein Glas Wasser. Wenn Sie sehen, was geschieht, sagt die Gleichung nur noch, wie viel. Am besten erreichen Sie mich am europäischen Abend.',
    },
    subjects: ['fizika', 'elektrotehnika'],
    languages: ['en', 'it'],
    centsPerHour: 3800,
    timeZone: 'America/New_York',
    hours: [...on([1, 2, 4, 5], 11, 15), ...on([6, 7], 9, 12)],
    portrait: {
      background: '#b3243b',
      skin: '#8d5a3c',
      hair: '#2a1a14',
      top: '#f2bd4b',
      style: 'curls',
      extras: ['glasses'],
    },
    reviews: [],
  },
];
