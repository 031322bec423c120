import { type NamedUnit, namedUnit, type Prefix } from './unit-table.ts';

/** Beginnings of what units are called in Slovenian, English and German. */
const stems: Record<string, string[]> = {
  ...{
    V: ['volt'],
    A: ['amper', 'amp'],
    Ω: ['ohm', 'om'],
    W: ['watt', 'vat'],
    J: ['joul', 'džul'],
    C: ['coulomb', 'kulon'],
  },
  ...{
    F: ['farad'],
    H: ['henry', 'henryj', 'henrij'],
    T: ['tesl'],
    Hz: ['hertz', 'herc'],
    N: ['newton', 'njuton'],
    Pa: ['pascal', 'paskal'],
  },
  ...{ m: ['meter', 'metr'], g: ['gram', 'gramm'], t: ['ton', 'tonn'], l: ['liter', 'litr'] },
  ...{
    s: ['sekund', 'second', 'sek', 'sec'],
    min: ['minut'],
    h: ['ur', 'hour', 'hr', 'stund'],
    d: ['dan', 'dni', 'day', 'tag'],
  },
  ...{ K: ['kelvin'], rad: ['radian'], '°': ['stopinj', 'degree', 'grad'] },
  ...{ in: ['inch', 'palec', 'palc', 'col', 'zoll'], ft: ['foot', 'feet'], lb: ['pound'] },
  ...{ bar: ['bar'], atm: ['atmosfer', 'atmosphere', 'atmosphär'] },
  ...{ '%': ['odstotek', 'odstotk', 'procent', 'percent', 'prozent'] },
};
const endings = ['', 'a', 'e', 'i', 'o', 'u', 's', 'n', 'es', 'en', 'ov', 'ev', 'om', 'ih'];

const prefixes: Record<string, Prefix> = {
  ...{ tera: 'T', giga: 'G', mega: 'M', kilo: 'k', kil: 'k', hekto: 'h', hecto: 'h', deka: 'da' },
  ...{ deci: 'd', dezi: 'd', centi: 'c', zenti: 'c', mili: 'm', milli: 'm' },
  ...{ mikro: 'µ', micro: 'µ', nano: 'n', piko: 'p', pico: 'p' },
};

const units = new Map(
  Object.entries(stems).flatMap(([symbol, beginnings]) =>
    beginnings.flatMap((stem) => endings.map((ending) => [stem + ending, namedUnit(symbol)] as const)),
  ),
);

/** `voltov`, `Ohm`, `Kilogramm`, `degrees`: a unit that is written as it is said. */
export function findSpelledUnit(text: string): { unit: NamedUnit; prefix: Prefix | '' } | null {
  const said = text.toLowerCase();
  const whole = units.get(said);
  if (whole) return { unit: whole, prefix: '' };
  for (const [spoken, prefix] of Object.entries(prefixes)) {
    const unit = said.startsWith(spoken) ? units.get(said.slice(spoken.length)) : undefined;
    if (unit?.prefixes.includes(prefix)) return { unit, prefix };
  }
  return null;
}
