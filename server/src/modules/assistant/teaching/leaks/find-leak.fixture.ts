import type { Secret } from '@navor/questions/scoring';
import type { OpenQuestion } from '../../../quizzes/index.ts';
import { findLeak } from './find-leak.ts';

export const bodies = {
  current: [
    'Skozi upornik z uporom 4 Ω pri napetosti 12 V teče tok. Kolikšen je tok?',
    'A resistor of 4 Ω is connected to 12 V. What is the current?',
    'Ein Widerstand von 4 Ω liegt an 12 V. Wie groß ist der Strom?',
  ],
  meter: [
    'Kako se imenuje merilnik električnega toka?',
    'What is the instrument called that measures electric current?',
  ],
  series: [
    'V zaporedni vezavi teče skozi vse upornike enak tok.',
    'In a series circuit the same current flows through all resistors.',
  ],
  unit: [
    'V kateri enoti merimo električno napetost?',
    'In which unit is voltage measured?',
    'In welcher Einheit wird die Spannung gemessen?',
  ],
  law: [
    'Izrazite kinetično energijo telesa z maso m in hitrostjo v.',
    'Express the kinetic energy of a body with mass m and speed v.',
  ],
  match: ['Povežite količine z enotami.', 'Match each quantity with its unit.'],
  order: [
    'Razvrstite predpone od najmanjše do največje.',
    'Put the prefixes in order from the smallest to the largest.',
  ],
};

export function asking(texts: string[], ...secrets: Secret[]): OpenQuestion {
  return {
    ...{ attemptId: '00000000-0000-4000-8000-000000000001', position: 4, quizTitle: null },
    ...{ topicTitle: { sl: 'Ohmov zakon' }, bodies: texts, secrets },
  };
}

export const leaks = (reply: string, question: OpenQuestion, talk = '') =>
  findLeak([{ kind: 'text', text: reply }], [question], { talk, subject: null });
