const solution = { sl: 'Razmislite.', en: 'Think.' };
const option = (id: string, sl: string, en: string, correct?: true) => ({ id, text: { sl, en }, correct });

/** A question of each type, by the English text that an author has yet to write. */
export const nineQuestions = [
  {
    english: 'What is the unit of voltage?',
    source: {
      type: 'single-choice',
      body: { sl: 'V katerih enotah merimo napetost?' },
      options: [option('v', 'volt', 'volt', true), option('a', 'amper', 'ampere')],
    },
  },
  {
    english: 'Which units are electrical?',
    source: {
      type: 'multiple-choice',
      body: { sl: 'Kateri enoti sta električni?' },
      options: [option('v', 'volt', 'volt', true), option('a', 'amper', 'ampere', true), option('m', 'meter', 'metre')],
    },
  },
  {
    english: 'Current grows with voltage.',
    source: { type: 'true-false', body: { sl: 'Tok raste z napetostjo.' }, answer: true },
  },
  {
    english: 'A voltage of two volts drives what current through one kilohm?',
    source: {
      type: 'numeric',
      body: { sl: 'Kolikšen tok poženeta dva volta skozi en kiloohm?' },
      answer: '2 / 1000',
      unit: 'mA',
    },
  },
  {
    english: 'Express the voltage.',
    source: {
      type: 'formula',
      body: { sl: 'Izrazite napetost.' },
      answer: 'R * I',
      symbols: { R: { meaning: { sl: 'upornost', en: 'resistance' } }, I: { meaning: { sl: 'tok', en: 'current' } } },
    },
  },
  {
    english: 'What measures current?',
    source: {
      type: 'short-text',
      body: { sl: 'S čim merimo tok?' },
      accepted: { sl: ['ampermeter'], en: ['ammeter'] },
    },
  },
  {
    english: 'Match the quantities with their units.',
    source: {
      type: 'matching',
      body: { sl: 'Povežite količine z enotami.' },
      pairs: [
        { id: 'u', left: { sl: 'napetost', en: 'voltage' }, right: { sl: 'volt', en: 'volt' } },
        { id: 'i', left: { sl: 'tok', en: 'current' }, right: { sl: 'amper', en: 'ampere' } },
      ],
      extras: [{ sl: 'meter', en: 'metre' }],
    },
  },
  {
    english: 'Put them in order, the smallest first.',
    source: {
      type: 'ordering',
      body: { sl: 'Uredite jih od najmanjšega.' },
      items: [
        { id: 'a', text: { sl: 'ohm', en: 'ohm' } },
        { id: 'b', text: { sl: 'kiloohm', en: 'kilohm' } },
        { id: 'c', text: { sl: 'megaohm', en: 'megohm' } },
      ],
    },
  },
  {
    english: 'Complete the text about current.',
    source: {
      type: 'blanks',
      body: { sl: 'Dopolnite besedilo o toku.' },
      text: { sl: 'Merimo [[kaj]], ki z napetostjo [[kako]].', en: 'We measure [[kaj]], which [[kako]] with voltage.' },
      gaps: {
        kaj: { type: 'short-text', accepted: { sl: ['tok'], en: ['current'] } },
        kako: { type: 'single-choice', options: [option('r', 'raste', 'rises', true), option('p', 'pada', 'falls')] },
      },
    },
  },
].map(({ english, source }) => ({ english, source: { topic: 'elektricni-tok', ...source, solution } }));
