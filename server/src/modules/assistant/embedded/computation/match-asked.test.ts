import type { Language } from '@navor/languages';
import { describe, expect, it } from 'vitest';
import { contentFacts } from '../solving/content-facts.fixture.ts';
import { readProblem } from '../solving/read-problem.ts';
import { matchAsked } from './match-asked.ts';

async function missingIn(language: Language, question: string): Promise<string> {
  const match = await matchAsked(readProblem(question, language), contentFacts(language));
  return match.kind === 'missing' ? match.missing.symbol : match.kind;
}

describe('a question that lacks a value asks for the same one in every language', () => {
  it.each([
    ['R', 'Kolikšen je tok pri 12 V?', 'What is the current at 12 V?', 'Wie groß ist der Strom bei 12 V?'],
    ['I', 'Kolikšna je moč pri 230 V?', 'What is the power at 230 V?', 'Wie groß ist die Leistung bei 230 V?'],
    ['I', 'Kolikšna je napetost pri 60 W?', 'What is the voltage at 60 W?', 'Wie groß ist die Spannung bei 60 W?'],
    [
      't',
      'Kolikšna je hitrost na 100 m?',
      'What is the speed over 100 m?',
      'Wie groß ist die Geschwindigkeit auf 100 m?',
    ],
    ['v', 'Kolikšna je pot v 8 s?', 'What is the distance in 8 s?', 'Wie groß ist der Weg in 8 s?'],
    [
      'I',
      'Kolikšna je delovna moč pri 230 V in faktorju moči 0,85?',
      'What is the active power at 230 V and a power factor of 0.85?',
      'Wie groß ist die Wirkleistung bei 230 V und einem Leistungsfaktor von 0,85?',
    ],
  ])('%s: %s', async (symbol, sl, en, de) => {
    expect([await missingIn('sl', sl), await missingIn('en', en), await missingIn('de', de)]).toEqual([
      ...[symbol, symbol, symbol],
    ]);
  });
});

describe('who asks for one kind of a quantity is not told another', () => {
  it.each([
    // No terminal voltage is known, and the load is no internal resistance.
    [
      'U_0',
      'Kolikšna je notranja upornost pri 12 V in 10 A?',
      'What is the internal resistance at 12 V and 10 A?',
      'Wie groß ist der Innenwiderstand bei 12 V und 10 A?',
    ],
    [
      'P',
      'Kolikšen je faktor moči pri 230 V in 5 A?',
      'What is the power factor at 230 V and 5 A?',
      'Wie groß ist der Leistungsfaktor bei 230 V und 5 A?',
    ],
    [
      'λ',
      'Kolikšen je tok v vodniku pri 5 kW in 400 V?',
      'What is the line current at 5 kW and 400 V?',
      'Wie groß ist der Leiterstrom bei 5 kW und 400 V?',
    ],
    // A current of P/U would make it one, whatever the values are.
    [
      'I',
      'Kolikšen je faktor moči pri 1 kW in 230 V?',
      'What is the power factor at 1 kW and 230 V?',
      'Wie groß ist der Leistungsfaktor bei 1 kW und 230 V?',
    ],
  ])('%s: %s', async (symbol, sl, en, de) => {
    expect([await missingIn('sl', sl), await missingIn('en', en), await missingIn('de', de)]).toEqual([
      ...[symbol, symbol, symbol],
    ]);
  });
});
