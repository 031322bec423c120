import type { Language } from '@navor/languages';

export const callOutKinds = ['note', 'tip', 'warning', 'key', 'example', 'exercise', 'solution'] as const;
export type CallOutKind = (typeof callOutKinds)[number];

export type Words = {
  callOuts: Record<CallOutKind, string>;
  figure: string;
  formula: string;
  table: string;
  /** The language's own name. */
  language: string;
};

/** What the renderer adds to a text of its own, in the language of the text. */
export const words: Record<Language, Words> = {
  sl: {
    callOuts: {
      note: 'Opomba',
      tip: 'Nasvet',
      warning: 'Pozor',
      key: 'Zapomnite si',
      example: 'Zgled',
      exercise: 'Naloga',
      solution: 'Rešitev',
    },
    figure: 'Slika',
    formula: 'Enačba',
    table: 'Tabela',
    language: 'Slovenščina',
  },
  en: {
    callOuts: {
      note: 'Note',
      tip: 'Tip',
      warning: 'Caution',
      key: 'Key points',
      example: 'Worked example',
      exercise: 'Exercise',
      solution: 'Solution',
    },
    figure: 'Figure',
    formula: 'Equation',
    table: 'Table',
    language: 'English',
  },
  de: {
    callOuts: {
      note: 'Hinweis',
      tip: 'Tipp',
      warning: 'Achtung',
      key: 'Das Wichtigste',
      example: 'Beispiel',
      exercise: 'Aufgabe',
      solution: 'Lösung',
    },
    figure: 'Abbildung',
    formula: 'Gleichung',
    table: 'Tabelle',
    language: 'Deutsch',
  },
};
