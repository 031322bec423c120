/** The units of the LaTeX package siunitx, by the names of their commands, in signs. */
export const unitCommands: ReadonlyMap<string, string> = mapOf({
  ...{ volt: 'V', ampere: 'A', ohm: 'Ω', siemens: 'S', farad: 'F', henry: 'H', coulomb: 'C', tesla: 'T', weber: 'Wb' },
  ...{ watt: 'W', joule: 'J', electronvolt: 'eV', newton: 'N', pascal: 'Pa', bar: 'bar', hertz: 'Hz', decibel: 'dB' },
  ...{ metre: 'm', meter: 'm', gram: 'g', kilogram: 'kg', kg: 'kg', tonne: 't', litre: 'l', liter: 'l', mole: 'mol' },
  ...{ second: 's', minute: 'min', hour: 'h', day: 'd', radian: 'rad', candela: 'cd', lumen: 'lm', lux: 'lx' },
  ...{ kelvin: 'K', celsius: '°C', degreeCelsius: '°C', degree: '°', percent: '%' },
});

export const prefixCommands: ReadonlyMap<string, string> = mapOf({
  ...{ pico: 'p', nano: 'n', micro: 'µ', milli: 'm', centi: 'c', deci: 'd' },
  ...{ hecto: 'h', kilo: 'k', mega: 'M', giga: 'G', tera: 'T' },
});

function mapOf(signs: Record<string, string>): ReadonlyMap<string, string> {
  return new Map(Object.entries(signs));
}
