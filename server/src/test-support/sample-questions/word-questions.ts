const closing = `solution:
  sl: Preberite lekcijo.
  en: Read the lesson.
  de: Lesen Sie die Lektion.
`;

/** By their ids, without any fault. Right are: "ampermeter"; each quantity with its unit; as written; "tok", R * I, `r`. */
export const wordQuestions: Record<string, string> = {
  besedilo: `type: short-text
topic: merjenje
body:
  sl: S čim merimo tok?
  en: What measures current?
  de: Womit misst man den Strom?
accepted:
  sl:
    - ampermeter
    - merilnik toka
  en:
    - ammeter
  de:
    - Amperemeter
    - Strommesser
feedback:
  sl: Voltmeter meri napetost.
  en: A voltmeter measures voltage.
  de: Ein Voltmeter misst die Spannung.
${closing}`,
  pari: `type: matching
topic: merjenje
body:
  sl: Povežite količine z njihovimi enotami.
  en: Match the quantities with their units.
  de: Ordnen Sie den Größen ihre Einheiten zu.
pairs:
  - id: napetost
    left:
      sl: napetost
      en: voltage
      de: Spannung
    right:
      sl: $\\mathrm{V}$
      en: $\\mathrm{V}$
      de: $\\mathrm{V}$
  - id: tok
    left:
      sl: tok
      en: current
      de: Strom
    right:
      sl: $\\mathrm{A}$
      en: $\\mathrm{A}$
      de: $\\mathrm{A}$
extras:
  - sl: $\\mathrm{m}$
    en: $\\mathrm{m}$
    de: $\\mathrm{m}$
${closing}`,
  'vrstni-red': `type: ordering
topic: merjenje
body:
  sl: Uredite upornosti od najmanjše do največje.
  en: Put the resistances in order, the smallest first.
  de: Ordnen Sie die Widerstände, den kleinsten zuerst.
items:
  - id: ohm
    text:
      sl: 1 Ω
      en: 1 Ω
      de: 1 Ω
  - id: kiloohm
    text:
      sl: 1 kΩ
      en: 1 kΩ
      de: 1 kΩ
  - id: megaohm
    text:
      sl: 1 MΩ
      en: 1 MΩ
      de: 1 MΩ
${closing}`,
  vrzeli: `type: blanks
topic: ohmov-zakon
variables:
  I:
    list: [1, 2, 3]
    unit: A
  R:
    list: [12, 15]
    unit: Ω
derived:
  U:
    value: R * I
    unit: V
body:
  sl: Dopolnite besedilo.
  en: Complete the text.
  de: Ergänzen Sie den Text.
text:
  sl: Skozi upor $R$ teče [[kaj]] {{I}}. Pri upornosti {{R}} je na njem napetost [[napetost]], ki z upornostjo [[odvisnost]].
  en: A [[kaj]] of {{I}} flows through the resistor $R$. With {{R}}, the voltage across it is [[napetost]], and [[odvisnost]] with resistance.
  de: Durch den Widerstand $R$ fließt ein [[kaj]] von {{I}}. Bei {{R}} liegt an ihm die Spannung [[napetost]], die mit dem Widerstand [[odvisnost]].
gaps:
  kaj:
    type: short-text
    accepted:
      sl:
        - tok
      en:
        - current
      de:
        - Strom
  napetost:
    type: numeric
    answer: U
    unit: V
  odvisnost:
    type: single-choice
    options:
      - id: r
        text:
          sl: raste
          en: rises
          de: steigt
        correct: true
      - id: p
        text:
          sl: pada
          en: falls
          de: fällt
${closing}`,
};
