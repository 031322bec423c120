const closing = `solution:
  sl: Razmislite.
  en: Think.
  de: Denken Sie nach.
`;

/** By their ids, without any fault. Right are: `v`; `a` and `v`; true. */
export const choiceQuestions: Record<string, string> = {
  'ena-izbira': `type: single-choice
topic: merjenje
body:
  sl: |
    V katerih enotah merimo napetost?

    ![Ravna žica](figures/zica.svg)
  en: |
    What is the unit of voltage?

    ![A straight wire](figures/zica.svg)
  de: |
    In welcher Einheit wird die Spannung gemessen?

    ![Ein gerader Draht](figures/zica.svg)
options:
  - id: v
    text:
      sl: volt, $\\mathrm{V}$
      en: volt, $\\mathrm{V}$
      de: Volt, $\\mathrm{V}$
    correct: true
  - id: a
    text:
      sl: amper
      en: ampere
      de: Ampere
    feedback:
      sl: V amperih merimo tok.
      en: Amperes measure current.
      de: In Ampere wird der Strom gemessen.
  - id: w
    text:
      sl: $\\mathrm{W}$
      en: $\\mathrm{W}$
      de: $\\mathrm{W}$
hints:
  - sl: Enota ima ime po Alessandru Volti.
    en: The unit is named after Alessandro Volta.
    de: Die Einheit ist nach Alessandro Volta benannt.
${closing}`,
  'vec-izbir': `type: multiple-choice
topic: merjenje
body:
  sl: Kateri enoti sta električni?
  en: Which units are electrical?
  de: Welche Einheiten sind elektrisch?
options:
  - id: a
    text:
      sl: amper
      en: ampere
      de: Ampere
    correct: true
  - id: v
    text:
      sl: volt
      en: volt
      de: Volt
    correct: true
  - id: m
    text:
      sl: meter
      en: metre
      de: Meter
    feedback:
      sl: V metrih merimo dolžino.
      en: Metres measure length.
      de: In Metern wird die Länge gemessen.
${closing}`,
  drzi: `type: true-false
topic: ohmov-zakon
body:
  sl: Tok je pri stalni upornosti sorazmeren z napetostjo.
  en: At constant resistance, current is proportional to voltage.
  de: Bei konstantem Widerstand ist der Strom proportional zur Spannung.
answer: true
feedback:
  sl: Tako pravi Ohmov zakon.
  en: That is what Ohm's law says.
  de: So lautet das ohmsche Gesetz.
${closing}`,
};
