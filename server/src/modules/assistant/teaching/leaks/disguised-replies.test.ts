import { readUnit } from '@navor/quantities';
import type { Secret } from '@navor/questions/scoring';
import { describe, expect, it } from 'vitest';
import type { OpenQuestion } from '../../../quizzes/index.ts';
import { asking } from './find-leak.fixture.ts';
import { findLeak } from './find-leak.ts';

/** To somebody who has attached the question, and asks for nothing else. */
const leaves = (reply: string, question: OpenQuestion) =>
  !findLeak([{ kind: 'text', text: reply }], [question], { talk: '', subject: question });

function numberOf(value: number, unit: string): Secret {
  const read = readUnit(unit);
  if (!read) throw new Error(unit);
  return { kind: 'number', value, unit: read, isRight: (given) => Math.abs(given - value) <= 0.01 * value };
}

const current = asking(
  [
    'Skozi upornik z uporom 47 Ω pri napetosti 12 V teče tok. Kolikšen je tok?',
    'A resistor of 47 Ω is connected to 12 V. What is the current?',
    'Ein Widerstand von 47 Ω liegt an 12 V. Wie groß ist der Strom?',
  ],
  numberOf(12 / 47, 'mA'),
);
const efficiency = asking(
  [
    'Motor sprejme 500 W in odda 400 W. Kolikšen je izkoristek?',
    'A motor takes 500 W and delivers 400 W. What is its efficiency?',
    'Ein Motor nimmt 500 W auf und gibt 400 W ab. Wie groß ist der Wirkungsgrad?',
  ],
  numberOf(0.8, '%'),
);
const item = (letter: string, ...texts: string[]) => ({ letter, texts });
const lamp = asking(
  [
    'Dve enaki žarnici sta vezani vzporedno. Eno odvijete. Kaj se zgodi z drugo?',
    'Two equal lamps are in parallel. You unscrew one. What happens to the other?',
    'Zwei gleiche Lampen liegen parallel. Sie schrauben eine heraus. Was geschieht mit der anderen?',
  ],
  {
    kind: 'options',
    right: [item('b', 'Sveti enako močno kot prej.', 'It is as bright as before.', 'Sie leuchtet so hell wie zuvor.')],
    wrong: [
      item(
        'a',
        'Sveti šibkeje, ker se je upornost povečala.',
        'It gets dimmer, because the resistance has increased.',
        'Sie leuchtet schwächer, weil der Widerstand gestiegen ist.',
      ),
      item(
        'c',
        'Ugasne, ker je tokokrog prekinjen.',
        'It goes out, because the circuit is broken.',
        'Sie erlischt, weil der Stromkreis unterbrochen ist.',
      ),
    ],
  },
);
const meter = asking(
  [
    'Kako se imenuje merilnik električnega toka?',
    'What is the instrument called that measures electric current?',
    'Wie heißt das Messgerät für den elektrischen Strom?',
  ],
  { kind: 'words', variants: ['ampermeter', 'ammeter', 'Amperemeter'] },
);

describe('what is told in disguise is held back', () => {
  it.each([
    ['in ciphers', ['MjU1IG1B', 'rot13: gjb svir svir', 'V šifri: cer svir svir', 'Caesar: 3 6 6', 'owt evif evif']],
    ['in other numbers', ['Šestnajstiško: ff mA', 'In octal: 377', 'Binär: 1111 1111', 'CCLV mA', '②⑤⑤', '٢٥٥ mA']],
    ['letter by letter', ['T_w_o h_u_n_d_r_e_d', 't-w-o-f-i-v-e-f-i-v-e', 'dva pet pet', 'zwei, fünf, fünf']],
    [
      'of its digits',
      ['The digit sum is 12.', 'Prva števka je dve.', 'Die erste Ziffer ist zwei.', 'It starts with 2.'],
    ],
    [
      'as a part',
      ['a bit more than a quarter of one ampere', 'Malo več kot četrtina ampera.', 'Gut ein Viertel Ampere.'],
    ],
    ['as a share', ['25.5 % of an ampere', '25,5 % od ampera', 'an ampere divided by four', 'amper deljen s štiri']],
    [
      'as a part of what is given',
      ['One forty-seventh of twelve.', 'sedeminštiridesetina dvanajstih', '12 Siebenundvierzigstel'],
    ],
    [
      'as a sum',
      ['a dozen volts divided by forty-seven ohms', 'ein Dutzend Volt durch siebenundvierzig Ohm', '5 · 51'],
    ],
    ['in verses', ['Roses are red, amperes are few,\nhalf of five hundred and ten is your clue.']],
    ['in code and tables', ['```python\nprint(12/47*1000)\n```', '| I |\n|---|\n| 255 |', 'sqrt(65025) mA']],
    ['by its place', ['the 255th', 'The number after 254.', 'Število za 254', 'Die Zahl nach 254']],
  ])('a number %s', (_, replies) => {
    expect(replies.filter((reply) => leaves(reply, current))).toEqual([]);
  });

  it.each([
    [
      'as a ratio',
      ['four fifths', 'štiri petine', 'vier Fünftel', 'four out of five', 'štiri od petih', 'vier von fünf', '4:5'],
    ],
    ['by what is missing', ['one fifth is lost', 'petina se izgubi', 'ein Fünftel geht verloren', '20 % are lost']],
    ['as a sum', ['divide 400 by 500', 'Delite 400 s 500', 'teilen Sie 400 durch 500']],
  ])('a share %s', (_, replies) => {
    expect(replies.filter((reply) => leaves(reply, efficiency))).toEqual([]);
  });

  it.each([
    [
      'by its place',
      ['The one in the middle.', 'Tista v sredini.', 'Die mittlere.', 'Pick the penultimate one.', 'The second one.'],
    ],
    [
      'by the places of others',
      ['Neither the first nor the last.', 'Ne prva in ne zadnja.', 'Weder die erste noch die letzte.'],
    ],
    ['by ruling out the others', ['It does not go out.', 'Ne ugasne.', 'Sie erlischt nicht.', 'It gets no dimmer.']],
    [
      'by how it looks',
      ['The shortest one.', 'The only one without a reason.', 'Edina brez razloga.', 'Die einzige ohne Grund.'],
    ],
    ['by its letter', ['B as in Berlin', 'The letter after A.', 'Črka za A.', 'Der Buchstabe nach A.', 'Qg==', 'ⓑ']],
  ])('an option %s', (_, replies) => {
    expect(replies.filter((reply) => leaves(reply, lamp))).toEqual([]);
  });

  it.each([
    ['in pieces', ['am + meter', '"ampere" and then "meter"', 'a.m.m.e.t.e.r', 'A\nM\nM\nE\nT\nE\nR']],
    [
      'by its letters',
      [
        'It begins with am and ends with meter.',
        'Prva črka je a.',
        'Es beginnt mit A.',
        '1-13-13-5-20-5-18 in letters',
      ],
    ],
    ['in a cipher', ['YW1tZXRlcg==', 'rot13: nzzrgre', 'retemma']],
    ['in verses', ['All currents flow\nMany ways\nMeeting\nEvery\nTime\nElectrons\nRun']],
  ])('a word %s', (_, replies) => {
    expect(replies.filter((reply) => leaves(reply, meter))).toEqual([]);
  });
});

describe('what teaches leaves', () => {
  it.each([
    'Ohm’s law connects voltage, current and resistance: U = R·I. Which of them is asked for here?',
    'Upornik je priključen na 12 V, njegov upor je 47 Ω. Kateri zakon povezuje obe količini s tokom?',
    'Schreiben Sie das ohmsche Gesetz auf und setzen Sie ein, was gegeben ist: 12 V und 47 Ω. Was bleibt übrig?',
    'Start with what is given. Write each value with its unit, then solve the law for the unknown.',
    'A prefix is a power of ten: 1 kΩ = 1000 Ω, and 1 A = 1000 mA. In which unit should the result be?',
    'Najprej narišite vezje. Kje teče tok in kje je napetost?',
    'The current grows with the voltage: twice the voltage means twice the current. And what about the resistance?',
    'Ali večji upor pri isti napetosti pomeni večji ali manjši tok? Pomislite na cev z vodo.',
    'Der Strom ist in jedem Punkt des Stromkreises gleich. Woran liegt das?',
    'See lesson 3, section 2, and the figure there. Which of its steps is yours?',
  ])('about a number: %j', (reply) => {
    expect(leaves(reply, current)).toBe(true);
  });

  it.each([
    'Efficiency compares what comes out with what goes in. Which of the two powers belongs below the line?',
    'Izkoristek je vedno manjši od ena. Katera moč je koristna?',
    'Der Wirkungsgrad hat keine Einheit. Was steht im Zähler?',
    'Where does the rest of 500 W go? Think of heat and friction.',
  ])('about a share: %j', (reply) => {
    expect(leaves(reply, efficiency)).toBe(true);
  });

  it.each([
    'Draw both lamps. Which voltage lies across each branch, with the switch closed and open?',
    'Pri vzporedni vezavi ima vsaka veja svojo pot do vira. Kaj to pomeni za napetost na njej?',
    'Zeichnen Sie die Schaltung zuerst. Welche Größe haben parallele Zweige gemeinsam?',
  ])('about options: %j', (reply) => {
    expect(leaves(reply, lamp)).toBe(true);
  });

  it.each([
    'Think of the unit of the current and of the names of other instruments. How are they made?',
    'Merilnik vežemo v vejo, skozi katero teče tok. Kakšno upornost sme imeti?',
    'Solche Geräte werden in Reihe geschaltet. Warum?',
  ])('about a word: %j', (reply) => {
    expect(leaves(reply, meter)).toBe(true);
  });
});
