import type { Dimension } from '@navor/quantities';
import type { FoundQuantity } from './quantities-in.ts';

/** What a sum with numbers and units comes to. */
export type Reckoned = { value: number; dimension: Dimension; hasUnits: boolean };
/** With the quantities that it was reckoned from. */
export type Sum = Reckoned & { operands: FoundQuantity[] };

type Token = { kind: 'quantity'; quantity: FoundQuantity } | { kind: 'sign'; sign: string };

/** Whatever is reckoned in a reply, without saying its result: `12 V / 4 Ω`, `sqrt(9)`, `(6 V + 6 V) : 4 Ω`. */
export function sumsIn(text: string, quantities: readonly FoundQuantity[]): Sum[] {
  return runsIn(text, quantities).flatMap((tokens) => {
    const hasSum = tokens.some((token) => token.kind === 'sign' && /[-+·/^√]/.test(token.sign));
    const result = hasSum ? new Reader(tokens).all() : null;
    if (!result || !Number.isFinite(result.value)) return [];
    const operands = tokens.flatMap((token) => (token.kind === 'quantity' ? [token.quantity] : []));
    return [{ ...result, operands }];
  });
}

/** Stretches in which nothing stands but quantities and signs. */
function runsIn(text: string, quantities: readonly FoundQuantity[]): Token[][] {
  const runs: Token[][] = [];
  let run: Token[] = [];
  const byStart = new Map(quantities.map((quantity) => [quantity.start, quantity]));
  const close = () => {
    if (run.some(({ kind }) => kind === 'quantity')) runs.push(run);
    run = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const quantity = byStart.get(at);
    const sign = text[at] ?? '';
    if (quantity) {
      const isSigned = /[-+]/.test(sign) && run.at(-1)?.kind === 'quantity';
      if (isSigned) run.push({ kind: 'sign', sign: '+' });
      else if (run.at(-1)?.kind === 'quantity') close();
      run.push({ kind: 'quantity', quantity });
      at = quantity.end - 1;
    } else if (text.startsWith('sqrt', at)) {
      run.push({ kind: 'sign', sign: '√' });
      at += 3;
    } else if (/[-+·/^()*√²³]/.test(sign)) run.push({ kind: 'sign', sign: sign === '*' ? '·' : sign });
    else if (sign === ':' && (/^\s:\s/.test(text.slice(at - 1, at + 2)) || /^\d:\d/.test(text.slice(at - 1, at + 2)))) {
      run.push({ kind: 'sign', sign: '/' });
    } else if (sign !== ' ') close();
  }
  close();
  return runs;
}

const plain: Dimension = [0, 0, 0, 0, 0, 0, 0];

class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  all(): Reckoned | null {
    // Parentheses of the sentence around it are not balanced within it.
    while (this.#at < this.#tokens.length) {
      const start = this.#at;
      const found = this.#sum();
      if (found && this.#at - start > 1) return found;
      this.#at = Math.max(this.#at, start + 1);
    }
    return null;
  }

  #sign(...signs: string[]): string | null {
    const token = this.#tokens[this.#at];
    if (token?.kind !== 'sign' || !signs.includes(token.sign)) return null;
    this.#at += 1;
    return token.sign;
  }

  #sum(): Reckoned | null {
    let left = this.#product();
    for (let sign = this.#sign('+', '-'); left && sign; sign = this.#sign('+', '-')) {
      const right = this.#product();
      if (!right) return left;
      const value = sign === '+' ? left.value + right.value : left.value - right.value;
      left = { ...left, value, hasUnits: left.hasUnits || right.hasUnits };
    }
    return left;
  }

  #product(): Reckoned | null {
    let left = this.#power();
    for (let sign = this.#sign('·', '/'); left && sign; sign = this.#sign('·', '/')) {
      const right = this.#power();
      if (!right) return left;
      const way = sign === '·' ? 1 : -1;
      left = {
        value: left.value * right.value ** way,
        dimension: times(left.dimension, right.dimension, way),
        hasUnits: left.hasUnits || right.hasUnits,
      };
    }
    return left;
  }

  #power(): Reckoned | null {
    const base = this.#atom();
    if (!base) return null;
    const raised = this.#sign('²', '³');
    const exponent = raised ? (raised === '²' ? 2 : 3) : this.#sign('^') ? (this.#atom()?.value ?? 1) : 1;
    return { ...base, value: base.value ** exponent, dimension: times(plain, base.dimension, exponent) };
  }

  #atom(): Reckoned | null {
    if (this.#sign('√')) {
      const of = this.#atom();
      return of && { ...of, value: Math.sqrt(of.value), dimension: times(plain, of.dimension, 0.5) };
    }
    if (this.#sign('(')) {
      const inner = this.#sum();
      this.#sign(')');
      return inner;
    }
    const token = this.#tokens[this.#at];
    if (token?.kind !== 'quantity') return null;
    this.#at += 1;
    const { value, unit } = token.quantity;
    return { value, dimension: unit?.dimension ?? plain, hasUnits: unit !== null };
  }
}

export function times(one: Dimension, other: Dimension, power: number): Dimension {
  const [m = 0, kg = 0, s = 0, a = 0, k = 0, mol = 0, cd = 0] = one.map((own, at) => own + power * (other[at] ?? 0));
  return [m, kg, s, a, k, mol, cd];
}
