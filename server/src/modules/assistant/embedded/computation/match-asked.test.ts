import type { Language } from '@navor/languages';
import { describe, expect, it } from 'vitest';
import { contentFacts } from '../solving/content-facts.fixture.ts';
import { readProblem } from '../solving/read-problem.ts';
import { matchAsked } from './match-asked.ts';

async function missingIn(language: Language, question: string): Promise<string> {
  const match = await matchAsked(readProblem(question, language), contentFacts(language));
  return match.kind === 'missing' ? match.missing.symbol : match.kind;
}

async function toldIn(language: Language, question: string): Promise<string> {
  const match = await matchAsked(readProblem(question, language), contentFacts(language));
  return match.kind === 'solved' ? match.solved.result.valueText.replaceAll('\u202f', ' ') : match.kind;
}

describe('what is given decides what is told', () => {
  it.each<[Language, string, string]>([
    // 4 Ω · 6 Ω / 10 Ω = 2,4 Ω, and 12 V over it
    ['sl', 'Dva upora 4 Ω in 6 Ω sta vezana vzporedno na 12 V. Kolikšen je skupni tok?', '5 A'],
    ['en', 'Two resistors of 4 Ω and 6 Ω in parallel on 12 V. What is the total current?', '5 A'],
    ['de', 'Zwei Widerstände 4 Ω und 6 Ω parallel an 12 V. Wie groß ist der Gesamtstrom?', '5 A'],
    // 70 kg · 1,62 m/s²
    ['sl', 'Kolikšna je teža mase 70 kg na Luni, g = 1,62 m/s²?', '113,4 N'],
    ['en', 'weight of 70 kg on the moon, g = 1.62 m/s²', '113.4 N'],
    ['de', 'Wie groß ist die Gewichtskraft von 70 kg auf dem Mond, g = 1,62 m/s²?', '113,4 N'],
    // 0,0178 Ω·mm²/m · 50 m / 1,5 mm²
    ['sl', 'Žica dolžine 50 m, prerez 1,5 mm², ρ = 0,0178, upornost?', '593,3 mΩ'],
    ['de', 'Ein Draht 50 m lang, 1,5 mm², ρ = 0,0178, Widerstand?', '593,3 mΩ'],
    // i = 60/20 = 3
    [
      'sl',
      'Zobnik z 20 zobmi poganja zobnik s 60 zobmi. Motor 1500 obr/min. Koliko obratov ima gnani zobnik?',
      '500 min⁻¹',
    ],
    [
      'en',
      'A gear with 20 teeth drives a gear with 60 teeth. The motor runs at 1500 rpm. What speed does the driven gear have?',
      '500 min⁻¹',
    ],
    // i = 20/40, and as many turns a second as there are teeth
    ['en', 'driving gear 40 teeth 600 rpm, driven gear 20 teeth, driven speed?', '1200 min⁻¹'],
    // a length that is told to be something else
    ['en', 'Torque on a 10 mm shaft from a 200 N force at 25 cm lever', '50 N·m'],
    // a value that both of two formulas need
    ['en', 'Speed after 5 s with acceleration 3 m/s2 from rest', '15 m/s'],
    // ½ · 1500 kg · (25 m/s)²
    ['en', 'My car weighs 1.5 t, has 4 doors and goes 90 km/h, kinetic energy?', '468.8 kJ'],
    ['sl', 'Delilnik napetosti: R1 = 10k, R2 = 4,7k, Uvh = 12 V. Koliko je izhodna napetost?', '3,837 V'],
  ])('%s: %s', async (language, question, result) => {
    expect(await toldIn(language, question)).toBe(result);
  });
});

describe('nothing is told of a formula that leaves aside what matters', () => {
  it.each<[Language, string]>([
    // Which of the two voltages is that of the resistor?
    ['de', 'Vorwiderstand für LED 2,1 V 20 mA an 12 V?'],
    // A loop has its resistors in series.
    ['sl', 'Dva upora 4 Ω in 6 Ω sta vezana zaporedno na 20 V. Kolikšna je napetost na drugem uporu?'],
    ['sl', 'Koliko časa traja, da črpalka z močjo 500 W dvigne 1000 kg na višino 10 m?'],
    ['sl', 'Koliko energije v kWh porabi 3 kW peč, ki dela 2,5 h na dan 30 dni?'],
    ['en', 'A 3 kW motor with efficiency 80 % runs for 2 h. How much electric energy does it use?'],
    ['sl', 'Kolikšen je tok trifaznega grelnika 9 kW pri 400 V?'],
    ['en', 'current of a 9 kW three phase heater at 400 V'],
    ['de', 'Strom eines 9 kW Drehstromheizers an 400 V?'],
    ['sl', 'Kolikšna je ploščina trikotnika z osnovnico 6 cm in višino 4 cm?'],
    ['en', 'Area of a triangle with base 6 cm and height 4 cm'],
    ['de', 'Wie groß ist die Fläche eines Dreiecks mit Grundseite 6 cm und Höhe 4 cm?'],
    ['sl', 'Kolikšna je sila cilindra fi 32 pri 6 barih pri vlečenju, batnica 12 mm?'],
    ['de', 'Rückhubkraft eines Zylinders 32 mm mit Kolbenstange 12 mm bei 6 bar?'],
    ['en', 'What is the peak to peak voltage of 120 V rms?'],
    ['en', '5 m in inches and feet'],
    ['en', 'How many 100 ohm resistors in parallel give 20 ohm?'],
    ['sl', 'Koliko uporov 100 Ω vzporedno da 20 Ω?'],
    ['de', 'Wie viele Widerstände mit 100 Ω parallel ergeben 20 Ω?'],
    ['en', 'LED 20 mA 5 V supply resistor'],
    ['sl', 'Kolikšen predupor potrebuje LED z 20 mA pri 5 V?'],
    ['de', 'Welchen Vorwiderstand braucht eine LED mit 20 mA an 5 V?'],
  ])('%s: %s', async (language, question) => {
    expect(['none', 'missing', 'unclear', 'several']).toContain(await toldIn(language, question));
  });
});

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
