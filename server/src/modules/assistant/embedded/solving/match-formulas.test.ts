import type { Language } from '@navor/languages';
import { describe, expect, it } from 'vitest';
import { contentFacts } from './content-facts.fixture.ts';
import { matchFormulas } from './match-formulas.ts';
import { readProblem } from './read-problem.ts';

function match(language: Language, text: string) {
  return matchFormulas(readProblem(text, language), contentFacts(language));
}

async function told(language: Language, text: string): Promise<string> {
  const found = await match(language, text);
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
    ['sl', 'Kolikšen tok teče pri napetosti 12 V?', 'missing R / P / Z'],
    ['sl', 'Kolikšna je kinetična energija pri masi 5 kg?', 'missing v'],
    ['sl', 'Kako velik tlak je 10 m pod vodo?', 'missing ρ'],
    ['en', 'pressure 10 m below water', 'missing ρ'],
    ['de', '10 m Wassertiefe', 'missing ρ'],
    // nothing
    ['sl', 'Kaj je navor?', 'none'],
    ['sl', 'Koliko stane 5 kg jabolk?', 'none'],
  ])('%s: %s', async (language, text, expected) => {
    expect(await told(language, text)).toBe(expected);
  });
});

describe('more questions with values', () => {
  it.each<[Language, string, string]>([
    ['en', 'Calculate the voltage across a 220 Ω resistor carrying 15 mA', 'U = 3.3 V'],
    ['de', 'Berechne die Spannung an 220 Ω bei 15 mA', 'U = 3,3 V'],
    ['de', 'Wie groß ist der Widerstand bei 12 V und 0,5 A?', 'R = 24 Ω'],
    ['en', 'U = 12, R = 100, I = ?', 'I = 120 mA'],
    ['de', 'Welche kinetische Energie hat ein Auto mit 1200 kg bei 72 km/h?', 'E_k = 240 kJ'],
    ['en', 'What is the kinetic energy of 1200 kg at 72 km/h?', 'E_k = 240 kJ'],
    ['en', 'What is the kinetic energy of a mass of 2 lb at 10 ft/s?', 'E_k = 4.214 J'],
    ['de', 'Wie groß ist die Gewichtskraft einer Masse von 70 kg?', 'F_g = 686,7 N'],
    ['en', 'What pressure does a force of 500 N on an area of 25 cm² give in psi?', 'p = 29.01 psi'],
    ['de', 'Welchen Druck erzeugt eine Kraft von 500 N auf 25 cm²?', 'p = 2 bar'],
    ['de', 'Welches Drehmoment erzeugt eine Kraft von 50 N am Hebelarm von 0,4 m?', 'M = 20 N·m'],
    ['de', 'Welche Leistung hat eine Welle mit 50 Nm bei 1500 Umdrehungen pro Minute?', 'P = 7,854 kW'],
    ['sl', 'Kolikšna je moč motorja, ki dvigne breme s silo 2 kN s hitrostjo 0,5 m/s?', 'P = 1 kW'],
    ['sl', 'Kako dolgo potrebuje avto za 100 km pri hitrosti 50 km/h?', 't = 2 h'],
    [
      'sl',
      'Koliko toplote potrebujemo, da 2 kg vode segrejemo z 20 °C na 80 °C? Specifična toplota je 4200 J/(kg·K).',
      'Q = 504 kJ',
    ],
    [
      'en',
      'What is the resistance of a copper wire with a resistivity of 0.0178 Ω·mm²/m, a length of 50 m and a cross-section of 1.5 mm²?',
      'R = 593.3 mΩ',
    ],
    ['sl', 'Kolikšna je perioda pri frekvenci 50 Hz?', 'T = 20 ms'],
    ['en', 'Which charge has a capacitor of 100 µF at 12 V?', 'Q = 1.2 mC'],
    ['de', 'Wie viel Energie speichert ein Kondensator mit 100 µF bei 12 V?', 'W = 7,2 mJ'],
    ['sl', 'Kolikšen je izkoristek, če je prejeta moč 5 kW in oddana moč 4 kW?', 'η = 80 %'],
    ['sl', 'Prejeta moč je 5 kW, izkoristek 80 %. Kolikšna je oddana moč?', 'P_2 = 4 kW'],
    ['en', 'What is the output power for an input power of 5 kW and an efficiency of 0.8?', 'P_2 = 4 kW'],
    [
      'sl',
      'Transformator ima 1000 primarnih ovojev in 50 sekundarnih ovojev. Primarna napetost je 230 V. Kolikšna je sekundarna napetost?',
      'U_2 = 11,5 V',
    ],
    ['sl', 'P = 2,3 kW, U = 230 V. Koliko je I?', 'I = 10 A'],
    ['sl', 'R1 = 100 Ω, R2 = 300 Ω, vzporedna vezava. Kolikšna je nadomestna upornost?', 'R = 75 Ω'],
    ['sl', 'Kolikšna je delovna moč pri navidezni moči 10 kVA in cos φ = 0,8?', 'P = 8 kW'],
    ['sl', 'Kolikšen je raztezek aluminijaste palice dolžine 6 m pri spremembi temperature 40 K?', 'ΔL = 5,616 mm'],
    ['sl', 'Kolikšen je tok pri napetosti 12 V in upornosti -5 Ω?', 'impossible given'],
    ['sl', 'Kolikšna je skupna teža?', 'none'],
    ['en', 'Is 5 V dangerous?', 'none'],
    ['de', 'Was kostet 1 kWh?', 'none'],
  ])('%s: %s', async (language, text, expected) => {
    expect(await told(language, text)).toBe(expected);
  });
});

describe('a solution', () => {
  it('tells formula, values and result, and the formula to go on with has the values of the question alone', async () => {
    const found = await match('sl', 'Kolikšna je teža telesa z maso 70 kg?');
    if (found.kind !== 'solved') throw new Error(found.kind);
    const { steps, assumptions, live, unused } = found.solved;
    expect(steps[0]?.equation).toEqual({
      plain: 'F_g = m·g',
      latex: 'F_\\mathrm{g} = m\\,g',
      substitutionPlain: '70\u202fkg·9,81\u202fm/s²',
      substitutionLatex: '70\\,\\mathrm{kg} \\cdot 9{,}81\\,\\mathrm{m/s^{2}}',
    });
    expect(assumptions.map(({ name, valueText }) => [name, valueText])).toEqual([['težni pospešek', '9,81\u202fm/s²']]);
    expect(unused).toEqual([]);
    if (live.kind !== 'formula') throw new Error(live.kind);
    expect(live.formula.solve).toBe('F_g');
    const starts = live.formula.quantities.map((each) => [each.key, each.kind === 'variable' ? each.start : each.kind]);
    expect(Object.fromEntries(starts)).toEqual({ F_g: null, m: 70, g: 'constant' });
  });

  it('says that a number without a unit was taken in the unit of the SI', async () => {
    const found = await match('en', 'U = 12, R = 100, I = ?');
    if (found.kind !== 'solved') throw new Error(found.kind);
    expect(found.solved.assumptions.map(({ symbol, valueText }) => `${symbol} = ${valueText}`)).toEqual([
      'U = 12\u202fV',
      'R = 100\u202fΩ',
    ]);
  });

  it('is called unusual where it is far from what the equation is used for, not where a lesson has smaller values', async () => {
    const isUnusual = async (text: string) => {
      const found = await match('en', text);
      return found.kind === 'solved' && found.solved.result.isUnusual;
    };
    expect(await isUnusual('What current flows through 2.4 Ω at 12 V?')).toBe(false);
    expect(await isUnusual('What current flows through 1 mΩ at 400 kV?')).toBe(true);
  });

  it('takes the values of a question in either order where that makes no difference, and asks where it does', async () => {
    expect(await told('sl', 'Kolikšna je nadomestna upornost vzporedno vezanih uporov 300 Ω in 100 Ω?')).toBe(
      'R = 75 Ω',
    );
    expect(await told('sl', 'Kolikšno je prestavno razmerje med gredema s 1500 vrt/min in 500 vrt/min?')).toBe(
      'unclear n_1 / n_2',
    );
  });

  it.each<[Language, string]>([
    // 9 kW / 8 kW = 112.5 %
    ['sl', 'izkoristek, oddana moč 9 kW, prejeta 8 kW'],
    ['sl', 'Kolikšen je izkoristek, če je prejeta moč 8 kW in oddana moč 9 kW?'],
    ['en', 'efficiency, output power 9 kW, input 8 kW'],
    ['en', 'What is the efficiency with an input power of 8 kW and an output power of 9 kW?'],
    ['de', 'Wirkungsgrad, abgegebene Leistung 9 kW, aufgenommene 8 kW'],
    ['de', 'Wirkungsgrad: P_2 = 9 kW, P_1 = 8 kW'],
  ])('is told to be impossible rather than found by exchanging named values: %s: %s', async (language, text) => {
    const found = await match(language, text);
    if (found.kind !== 'impossible' || found.why.kind !== 'result') throw new Error(await told(language, text));
    expect(found.why.valueText.replaceAll(/\s/g, ' ')).toBe(language === 'en' ? '112.5 %' : '112,5 %');
  });

  it('is offered in up to three ways where several formulas fit', async () => {
    const found = await match('sl', 'Kolikšna je nadomestna upornost uporov 100 Ω in 300 Ω?');
    if (found.kind !== 'several') throw new Error(found.kind);
    expect(found.solved.map(({ result }) => result.value).sort((one, other) => one - other)).toEqual([75, 400]);
  });

  it('asks which of the choices of a calculator is meant, and never takes the one it starts with', async () => {
    const found = await match('sl', 'Kolikšna je masa palice s ploščino prereza 28,5 cm² in dolžino 6 m?');
    if (found.kind !== 'missing') throw new Error(found.kind);
    expect(found.missing.options).toContain('jeklo');
    expect(await told('sl', 'Kolikšna je masa jeklene palice s ploščino prereza 28,5 cm² in dolžino 6 m?')).toBe(
      'm = 134,2 kg',
    );
  });

  it('of two formulas has the steps of both', async () => {
    const found = await match('sl', 'Kolikšna je moč gredi pri navoru 50 Nm in 1500 vrt/min?');
    if (found.kind !== 'solved') throw new Error(found.kind);
    expect(found.solved.candidates).toHaveLength(2);
    expect(found.solved.steps.map((step) => step.equation?.plain)).toEqual(['ω = 2·π·n', 'P = M·ω']);
  });
});

it('lets others run while it looks through many values', async () => {
  const values =
    'tok 2 A, napetost 12 V, upor 100 Ω, čas 5 s, masa 3 kg, sila 20 N, pot 4 m, hitrost 3 m/s, tlak 5 bar';
  let turns = 0;
  const others = setInterval(() => (turns += 1), 1);
  await match('sl', `Dano je: ${values}. Kolikšna je energija?`);
  clearInterval(others);
  expect(turns).toBeGreaterThan(0);
});
