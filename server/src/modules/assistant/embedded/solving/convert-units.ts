import type { Language } from '@navor/languages';
import type { FoundQuantity, Unit } from '@navor/quantities';

/** What a wish to convert comes to. */
export type Conversion =
  | {
      kind: 'converted';
      from: FoundQuantity;
      to: Unit;
      /** In `to`. */
      value: number;
      /** Both sides as they are written in the language: `3 KM`, `2,206 kW`. */
      fromText: string;
      toText: string;
      /** A difference of two temperatures, whose scales have their zeros at different places. */
      isDifference: boolean;
    }
  /** The units measure different things. */
  | { kind: 'incompatible'; from: FoundQuantity; fromText: string; to: Unit }
  /** No conversion is asked for, or a unit is not known. */
  | { kind: 'none' };

/** `koliko je 3 KM v kW`, `convert 20 psi to bar`, `Wie viel °F sind 25 °C?` */
export function convertUnits(_text: string, _language: Language): Conversion {
  return { kind: 'none' };
}
