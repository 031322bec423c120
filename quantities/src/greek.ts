/** Greek letters that stand for quantities, by the names that are typed for them; the first sign is the one that is shown. */
export const greekSigns: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'εϵ', zeta: 'ζ', eta: 'η', theta: 'θϑ' }),
  ...Object.entries({ iota: 'ι', kappa: 'κ', lambda: 'λ', mu: 'μµ', nu: 'ν', xi: 'ξ', rho: 'ρϱ', sigma: 'σς' }),
  ...Object.entries({ tau: 'τ', phi: 'φϕ', chi: 'χ', psi: 'ψ', omega: 'ω', Gamma: 'Γ', Delta: 'Δ∆', Theta: 'Θ' }),
  ...Object.entries({ Lambda: 'Λ', Xi: 'Ξ', Pi: 'Π', Sigma: 'Σ', Phi: 'Φ', Psi: 'Ψ', Omega: 'ΩΩ' }),
]);

const namesBySign = new Map(
  [...greekSigns].flatMap(([name, signs]) => [...signs].map((sign) => [sign, name] as const)),
);

/** The sign of a Greek letter that is written out; null for any other name. */
export function greekSign(name: string): string | null {
  return greekSigns.get(name)?.charAt(0) ?? null;
}

/** `ω_0` → `omega_0`. */
export function greekSpeltOut(name: string): string {
  return [...name].map((sign) => namesBySign.get(sign) ?? sign).join('');
}
