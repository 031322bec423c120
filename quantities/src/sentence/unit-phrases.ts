/** What units are called in sentences beyond what fields for quantities take; patterns, and how the unit is written. */
const phrases: readonly (readonly [string, string])[] = [
  ['(?:stopinj[aeio]?|° ?|degrees?|grad) ?(?:celzija|celsius|c(?!\\p{L}))', '°C'],
  ['(?:stopinj[aeio]?|° ?|degrees?|grad) ?(?:fahrenheita|fahrenheit|f(?!\\p{L}))', '°F'],
  ['(?:celzija|celsius)', '°C'],
  ['(?:fahrenheita|fahrenheit)', '°F'],
  ['(?:konjsk(?:a|e|i|ih|o) moč[ih]?|konjsk(?:a|e|ih)|konj(?:a|i|ev)?|pferdestärken?)', 'PS'],
  ['(?:mechanical )?horse ?power', 'hp'],
  ['(?:metric horse ?power)', 'PS'],
  ['(?:kilovatn(?:a|e|i|ih|o) ur[aeio]?|kilowattstunden?|kilowatt[ -]hours?)', 'kWh'],
  ['(?:megavatn(?:a|e|i|ih|o) ur[aeio]?|megawattstunden?|megawatt[ -]hours?)', 'MWh'],
  ['(?:vatn(?:a|e|i|ih|o) ur[aeio]?|wattstunden?|watt[ -]hours?)', 'Wh'],
  ['(?:ampersk(?:a|e|i|ih|o) ur[aeio]?|amperestunden?|ampere?[ -]hours?|amp[ -]hours?)', 'Ah'],
  ['(?:miliampersk(?:a|e|i|ih|o) ur[aeio]?|milliamperestunden?|milliamp(?:ere)?[ -]hours?)', 'mAh'],
  ['(?:newton ?-?(?:metrov|metra|metri|meter|metres?|meters?|metern)|newtonmet(?:er|ern|rov|ra|ri))', 'N·m'],
  [
    '(?:kilometrov|kilometra|kilometri|kilometer) na uro|stundenkilometern?|km/hr?|kmh|kph|kilomet(?:re|er)s? per hour',
    'km/h',
  ],
  ['(?:miles per hour|milj na uro|meilen pro stunde)', 'mph'],
  ['(?:pounds?[ -]per[ -]square[ -]inch|lbs?/in²|lbs?/in\\^2)', 'psi'],
  ['(?:pounds?[ -]force)', 'lbf'],
  ['(?:(?:foot|feet)[ -]pounds?|pounds?[ -](?:foot|feet)|ft[ ·-]?lbf?|lbf?[ ·-]?ft)', 'ft·lbf'],
  ['(?:navtičn(?:a|e|ih|i) milj[aei]?|nautical miles?|seemeilen?)', 'nmi'],
  ['(?:milj[aei]?|miles?|meilen?)', 'mi'],
  ['(?:jard(?:a|i|ov)?|yards?)', 'yd'],
  ['(?:čevlj(?:a|i|ev)?|fuß|fuss)', 'ft'],
  ['(?:unč[aei]?|ounces?|unzen?)', 'oz'],
  ['(?:imperial gallons?|uk gallons?|britische gallonen?)', 'gal(UK)'],
  ['(?:us[ -])?(?:galon(?:a|e|i|ov)?|gallons?|gallonen?|gal(?!\\())', 'gal(US)'],
  ['(?:kilokalorij[aeio]?|kilocalories?|kilokalorien?)', 'kcal'],
  ['(?:kalorij[aeio]?|calories?|kalorien?)', 'cal'],
  ['(?:elektronvolt(?:a|e|i|ov)?|electron ?volts?)', 'eV'],
  ['(?:vozl(?:a|i|ov)?|knots?|knoten)', 'kn'],
  ['(?:siemens(?:a|e|i|ov)?)', 'S'],
  ['(?:milisiemens(?:a|ov)?|millisiemens)', 'mS'],
  ['(?:weber(?:ja|jev|ji|s)?)', 'Wb'],
  ['(?:voltamper(?:a|e|i|ov|es?)?|volt[ -]amperes?)', 'VA'],
  ['(?:kilovoltamper(?:a|e|i|ov|es?)?)', 'kVA'],
  ['(?:lumn(?:a|e|i|ov)|lumens?|lumen)', 'lm'],
  ['(?:luks(?:a|i|ov)?|lux)', 'lx'],
  ['(?:mol(?:a|i|ov)|moles?|mols?)', 'mol'],
  ['(?:dnev(?:i|ih)|dneh)', 'd'],
  ['ur(?:ah|ami)', 'h'],
  ['minut(?:ah|ami)', 'min'],
  ['sekund(?:ah|ami)', 's'],
  ['(?:hektar(?:ja|jev|ji)?|hectares?|hektar)', 'ha'],
  ['stopinjah', '°'],
  // As they stand in school books, without the signs that would tell what belongs to the divisor.
  ['(?:ω|ohm(?:ov|a|s)?) ?[·*]? ?mm ?(?:²|2|\\^2) ?/ ?m', 'Ω·mm²/m'],
  ['j/kg ?[·*]? ?k', 'J/(kg·K)'],
  ['kj/kg ?[·*]? ?k', 'kJ/(kg·K)'],
  ['w/m ?[·*]? ?k', 'W/(m·K)'],
  ['w/m(?:²|2|\\^2) ?[·*]? ?k', 'W/(m²·K)'],
];

/** Only where a turn is counted in time is it a unit. */
const perMinute =
  '(?:vrtljaj(?:a|e|i|ev|ih)?|obrat(?:a|e|i|ov|ih)?|umdrehung(?:en)?|revolutions?|turns?|vrt\\.?|obr\\.?|revs?|u|r) ?(?:/|na|per|pro|je) ?';
const turns: readonly (readonly [string, string])[] = [
  [`${perMinute}(?:minut[aeo]?|minute|min)`, '1/min'],
  [`${perMinute}(?:sekund[aeo]?|second|sekunde|s)`, '1/s'],
  ['(?:rpm|r\\.p\\.m\\.|upm|(?:na|per|pro) minut[eo])', '1/min'],
];

const patterns = [...turns, ...phrases].map(([source, unit]) => ({
  pattern: new RegExp(`(?:${source})(?![\\p{L}\\d])`, 'iuy'),
  unit,
}));

/** A unit that is told in words of its own at a place of a text. */
export function unitPhraseAt(text: string, at: number): { unit: string; end: number } | null {
  let best: { unit: string; end: number } | null = null;
  for (const { pattern, unit } of patterns) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found && found[0].length > (best?.end ?? at) - at) best = { unit, end: at + found[0].length };
  }
  return best;
}
