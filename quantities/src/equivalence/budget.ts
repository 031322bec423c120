/** Thrown where an exact answer would take too long; whoever asked for a proof goes on without one. */
export class OverBudget extends Error {}

/** A count of steps that a proof may take, about a microsecond each. */
export class Budget {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  spend(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0) throw new OverBudget();
  }
}
