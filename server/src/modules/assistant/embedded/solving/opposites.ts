const threePhase = /trifazn|three[- ]phase|3[- ]phase|dreiphasig|drehstrom/i;

/** What excludes each other in the same place: a formula for the one is no formula for the other. */
const opposites: readonly (readonly [RegExp, RegExp])[] = [
  [/enofazn|single[- ]phase|einphasig/i, threePhase],
  // What holds for one voltage and one current.
  [
    /^(?:električna moč|moč (?:na )?upor|navidezna moč$|electric power|power of a resistor|apparent power$|elektrische leistung|leistung eines widerstands|scheinleistung$)/i,
    threePhase,
  ],
  // A loop with two resistors has them one after the other.
  [/zaporedn|zank|in series|loop|reihe|masche/i, /vzporedn|parallel/i],
  [/pravokotnik|krog|cev|rectang|circle|tube|rechteck|kreis|rohr/i, /trikotnik|triang|dreieck/i],
  [
    /^(?:efektivna vrednost|rms value|effektivwert)/i,
    /peak[- ]to[- ]peak|vpp|od vrha do vrha|med temenoma|spitze[- ]spitze/i,
  ],
];

/** What a formula is about that bare values do not tell: two resistances are no impedance. */
const needed: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^imped/i,
    /imped|rea[kc]tan|blindwiderst|izmeničn|alternating|wechselst|wechselsp|tuljav|coil|induct|induk|spule|[ck]apa[ck]i|[kc]onden[sz]|(?<!\p{L})(?:ac|[xz](?:_?\{?[lc]\}?)?)(?!\p{L})|\d\s*(?:[munpµμ]?[HF]|k?Hz)(?!\p{L})/iu,
  ],
];

const diode = /(?<!\p{L})led(?!\p{L})|diod|predupor|vorwiderst/iu;
const ofOneVoltage =
  /^(?:ohmov zakon|moč (?:na )?upor|realni napetostni vir|ohm[’']s law|power of a resistor|real voltage source|ohmsches gesetz|leistung eines widerstands|reale spannungsquelle)/i;

/** The resistor before a diode has what the diode leaves of the voltage, and is no internal resistance; a known one is any resistor. */
function isBeforeDiode(title: string, question: string): boolean {
  return diode.test(question) && ofOneVoltage.test(title) && !/Ω|ohm/i.test(question);
}

/** A number of parts is no quantity of any of our formulas. */
const countsParts =
  /(?:how many|wie ?viele|koliko)\s+(?:[\d.,]+\s*)?(?:[kM]?Ω\s+|[kM]?-?ohm\p{L}*\s+|enakih\s+|equal\s+|gleiche\s+)*(?:resistors|capacitors|batteries|uporov|kondenzatorjev|baterij|widerstände|kondensatoren|batterien)(?!\p{L})/iu;

/** Whether a title tells something else than what a question says. */
export function isOpposed(title: string, question: string): boolean {
  if (needed.some(([own, said]) => own.test(title) && !said.test(question))) return true;
  if (isBeforeDiode(title, question) || countsParts.test(question)) return true;
  return opposites.some(([one, other]) => excludes(one, other) || excludes(other, one));

  function excludes(own: RegExp, said: RegExp): boolean {
    return own.test(title) && !said.test(title) && said.test(question) && !own.test(question);
  }
}
