import type { UnsentValue } from './value-draft.ts';

/** Whose it is and of which file: nobody finds what somebody else has changed in the same browser. */
export function unsentValueKey(userId: string, name: string): string {
  return `value-draft:${userId}:${name}`;
}

export function readUnsentValue<Value>(key: string): UnsentValue<Value> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isUnsent<Value>(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function keepUnsentValue<Value>(key: string, unsent: UnsentValue<Value> | null): void {
  try {
    if (unsent) localStorage.setItem(key, JSON.stringify(unsent));
    else localStorage.removeItem(key);
  } catch {
    // It then lasts as long as the page, which asks before it is left.
  }
}

function isUnsent<Value>(kept: unknown): kept is UnsentValue<Value> {
  return typeof kept === 'object' && kept !== null && 'value' in kept && 'base' in kept;
}
