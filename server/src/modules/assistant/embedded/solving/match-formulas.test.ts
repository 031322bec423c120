import type { Language } from '@navor/languages';
import { describe, expect, it } from 'vitest';
import { contentFacts } from './content-facts.fixture.ts';
import { matchFormulas } from './match-formulas.ts';
import { readProblem } from './read-problem.ts';

function match(language: Language, text: string) {
  return matchFormulas(readProblem(text, language), contentFacts(language));
}

function told(language: Language, text: string): string {
  const found = match(language, text);
  const plain = (written: string) => written.replaceAll('\u202f', ' ');
  if (found.kind === 'solved') return plain(`${found.solved.result.symbol} = ${found.solved.result.valueText}`);
  if (found.kind === 'several')
    return plain(`several ${found.solved.map(({ result }) => `${result.symbol} = ${result.valueText}`).join(' / ')}`);
  if (found.kind === 'missing')
    return `missing ${[found.missing, ...found.alternatives.map((each) => each.missing)].map(({ symbol }) => symbol).join(' / ')}`;
  if (found.kind === 'unclear') return `unclear ${found.between.map(({ symbol }) => symbol).join(' / ')}`;
  return found.kind === 'impossible' ? `impossible ${found.why.kind}` : found.kind;
}

describe('a question with values', () => {
  it.each<[Language, string, string]>([
    // 12 V / 100 Ω
    ['sl', 'Kolikšen tok teče skozi upor 100 Ω pri napetosti 12 V?', 'I = 120 mA'],
    ['en', 'What current flows through a 47 Ω resistor at 9 V?', 'I = 191.5 mA'],
    ['de', 'Wie groß ist der Strom durch einen 47-Ω-Widerstand an 12 V?', 'I = 255,3 mA'],
    ['sl', 'U = 12 V, R = 4,7 kΩ, I = ?', 'I = 2,553 mA'],
    ['sl', 'Izračunaj upornost, če je napetost 230 V in tok 2 A.', 'R = 115 Ω'],
    // 230² / 26,45
    ['sl', 'Kolikšna je moč grelnika z upornostjo 26,45 Ω na napetosti 230 V?', 'P = 2 kW'],
    ['en', 'How much power does a device draw at 230 V and 2 A?', 'P = 460 W'],
    ['de', 'Welche Leistung hat ein Gerät mit 230 V und 10 A?', 'P = 2,3 kW'],
    // 10 kΩ · 100 µF
    ['sl', 'Kolikšna je časovna konstanta za 10 kΩ in 100 µF?', 'τ = 1 s'],
    ['en', 'Find the time constant of 4.7 kΩ and 10 µF', 'τ = 47 ms'],
    // 2π · 50 · 0,1
    ['sl', 'Kolikšna je reaktanca tuljave 100 mH pri 50 Hz?', 'X_L = 31,42 Ω'],
    ['de', 'Wie groß ist die Reaktanz eines Kondensators mit 10 µF bei 50 Hz?', 'X_C = 318,3 Ω'],
    ['en', 'What is the resonant frequency of 10 mH and 1 µF?', 'f_0 = 1.592 kHz'],
    // mechanics
    ['sl', 'Kolikšna sila da masi 5 kg pospešek 2 m/s²?', 'F = 10 N'],
    ['en', 'What force gives a mass of 1200 kg an acceleration of 3 m/s^2?', 'F = 3.6 kN'],
    ['de', 'Welche Kraft beschleunigt eine Masse von 80 kg mit 2,5 m/s²?', 'F = 200 N'],
    ['sl', 'Kolikšna je kinetična energija avta z maso 1200 kg pri hitrosti 72 km/h?', 'E_k = 240 kJ'],
    ['sl', 'Kolikšna je potencialna energija mase 10 kg na višini 3 m?', 'E_p = 294,3 J'],
    ['sl', 'Kakšna je obodna hitrost kolesa s premerom 200 mm pri 1500 vrt/min?', 'v = 15,71 m/s'],
    ['sl', 'Kolikšen je tlak, če sila 500 N deluje na ploščino 25 cm²?', 'p = 2 bar'],
    ['en', 'What torque does a force of 50 N produce on an arm of 0.4 m?', 'M = 20 N·m'],
    ['sl', 'Kolikšna je teža telesa z maso 70 kg?', 'F_g = 686,7 N'],
    ['en', 'What is the density of 2.7 kg with a volume of 1 dm³?', 'ρ = 2700 kg/m³'],
    ['sl', 'Avto prevozi 150 km v 2 h. Kolikšna je hitrost v km/h?', 'v = 75 km/h'],
    // two resistors
    ['sl', 'Dva upora po 10 Ω sta vezana vzporedno. Kolikšna je nadomestna upornost?', 'R = 5 Ω'],
    ['sl', 'Kolikšna je nadomestna upornost zaporedno vezanih uporov 100 Ω in 220 Ω?', 'R = 320 Ω'],
    ['en', 'Two resistors of 100 Ω and 300 Ω in parallel: what is the equivalent resistance?', 'R = 75 Ω'],
    // chained: P = U²/R, W = P·t
    ['sl', 'Koliko energije v kWh porabi grelnik z upornostjo 26,45 Ω na napetosti 230 V v 3 h?', 'W = 6 kWh'],
    // chained: ω = 2πn, P = M·ω
    ['sl', 'Kolikšna je moč gredi pri navoru 50 Nm in 1500 vrt/min?', 'P = 7,854 kW'],
    ['en', 'What is the power of a shaft with a torque of 50 Nm at 1500 rpm?', 'P = 7.854 kW'],
    // asks back
    ['sl', 'Kolikšen tok teče pri napetosti 12 V?', 'missing P / R / Z'],
    ['sl', 'Kolikšna je kinetična energija pri masi 5 kg?', 'missing v'],
    // nothing
    ['sl', 'Kaj je navor?', 'none'],
    ['sl', 'Koliko stane 5 kg jabolk?', 'none'],
  ])('%s: %s', (language, text, expected) => {
    expect(told(language, text)).toBe(expected);
  });
});
