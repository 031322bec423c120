/** How the values of a quantity are read, shown and judged. */
export type QuantityTraits = {
  /** The unit that values are shown in, such as `kΩ`; empty for plain numbers. */
  unit: string;
  /** How many significant figures results have, where that is not what is usual: sizes with tolerances need more. */
  figures?: number;
  /** Counted and not measured: it has whole values only, and these are shown whole. */
  isWhole?: true;
  /** A difference of temperatures: in it a °C is a step of one kelvin, wherever the scale has its zero. */
  isDifference?: true;
};

/** A value that cannot be passed; where it is not included, it cannot be reached either. */
export type Limit = { value: number; isIncluded: boolean };

/** What is possible at all; a range is only what is usual. */
export type Limits = { lower?: Limit; upper?: Limit };
