import { passwordLength } from '@navor/contract/choices';
import { passwordWeakness } from '@navor/contract/password-weakness';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

export type PasswordStrength = 'weak' | 'fair' | 'good' | 'excellent';

/**
 * How hard a password is to guess for somebody who knows `related`, such as the person's name and address.
 * This file brings half a megabyte of known passwords along: it is imported only once somebody types a new one.
 */
export function passwordStrength(password: string, related: readonly string[] = []): PasswordStrength {
  if (password.length < passwordLength.min || passwordWeakness(password, related)) return 'weak';
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: checkedLength });
  return strengths[estimator.check(password, relatedWords(related)).score];
}

/** Longer ones are strong by then, and repeated patterns take long to check. */
const checkedLength = 64;

const strengths = { 0: 'weak', 1: 'weak', 2: 'fair', 3: 'good', 4: 'excellent' } as const;

let estimator: ZxcvbnFactory | undefined;

/** `Maja Novak` → also `Maja`, `Novak` and `MajaNovak`: any of them may be in the password. */
function relatedWords(related: readonly string[]): string[] {
  const words = related.flatMap((text) => {
    const parts = text.split(/[^\p{L}\p{N}]+/u);
    return [text, parts.join(''), ...parts];
  });
  return ['navor', ...words].filter((word) => word.length > 2);
}
