/** By their ids, without any fault. Right are: U / R; R * I. */
export const numberQuestions: Record<string, string> = {
  stevilo: `type: numeric
points: 2
topic: ohmov-zakon
variables:
  U:
    range: [6, 24]
    step: 2
    unit: V
  R:
    list: [470, 680, 1000, 2200]
    unit: Ω
derived:
  I:
    value: U / R
    unit: mA
constraints:
  - U / R < 0.04
body:
  sl: Na upor z upornostjo {{R}} je priključena napetost {{U}}. Kolikšen tok teče skozenj?
  en: A voltage of {{U}} is applied to a resistor of {{R}}. What current flows through it?
  de: An einem Widerstand von {{R}} liegt eine Spannung von {{U}}. Welcher Strom fließt hindurch?
answer: I
unit: mA
slips:
  - value: U * R
    feedback:
      sl: Napetost ste pomnožili z upornostjo. Ohmov zakon pravi $I = U / R$.
      en: You multiplied voltage by resistance. Ohm's law says $I = U / R$.
      de: Sie haben Spannung und Widerstand multipliziert. Das ohmsche Gesetz lautet $I = U / R$.
hints:
  - sl: Napišite Ohmov zakon.
    en: Write down Ohm's law.
    de: Schreiben Sie das ohmsche Gesetz auf.
  - sl: Iz njega izrazite tok.
    en: Solve it for the current.
    de: Lösen Sie es nach dem Strom auf.
solution:
  sl: |
    Tok izrazimo iz Ohmovega zakona:

    $$
    I = \\frac{U}{R} = \\frac{ {{U}} }{ {{R}} } = {{I}}
    $$
  en: |
    We solve Ohm's law for the current:

    $$
    I = \\frac{U}{R} = \\frac{ {{U}} }{ {{R}} } = {{I}}
    $$
  de: |
    Wir lösen das ohmsche Gesetz nach dem Strom auf:

    $$
    I = \\frac{U}{R} = \\frac{ {{U}} }{ {{R}} } = {{I}}
    $$
`,
  enacba: `type: formula
topic: ohmov-zakon
body:
  sl: Izrazite napetost na uporu.
  en: Express the voltage across the resistor.
  de: Geben Sie die Spannung am Widerstand an.
answer: R * I
left:
  sl: $U =$
  en: $U =$
  de: $U =$
symbols:
  R:
    meaning:
      sl: upornost
      en: resistance
      de: Widerstand
  I:
    meaning:
      sl: tok
      en: current
      de: Strom
slips:
  - value: R / I
    feedback:
      sl: Upornost in tok se množita.
      en: Resistance and current are multiplied.
      de: Widerstand und Strom werden multipliziert.
solution:
  sl: $U = R I$
  en: $U = R I$
  de: $U = R I$
`,
};
