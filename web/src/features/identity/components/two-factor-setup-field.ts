import type { TwoFactorSetup } from './settings-security-intents.ts';

/** The setup travels with the form of the first code: without scripts, a wrong code would otherwise lose it. */
export function writeSetup(setup: TwoFactorSetup): string {
  return JSON.stringify(setup);
}

export function readSetup(text: string | undefined): TwoFactorSetup | undefined {
  if (!text) return undefined;
  try {
    const { secret, recovery_codes, qr } = JSON.parse(text) as Partial<TwoFactorSetup>;
    return secret && Array.isArray(recovery_codes) && qr ? { secret, recovery_codes, qr } : undefined;
  } catch {
    return undefined;
  }
}
