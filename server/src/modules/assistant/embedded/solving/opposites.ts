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

/** Whether a title tells the opposite of what a question says. */
export function isOpposed(title: string, question: string): boolean {
  return opposites.some(([one, other]) => excludes(one, other) || excludes(other, one));

  function excludes(own: RegExp, said: RegExp): boolean {
    return own.test(title) && !said.test(title) && said.test(question) && !own.test(question);
  }
}
