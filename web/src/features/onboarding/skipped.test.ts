// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isOnboardingSkipped, skipOnboarding } from './skipped.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('first steps that were put off', () => {
  it('stay hidden in this session, in whichever tab', () => {
    expect(isOnboardingSkipped('first')).toBe(false);
    skipOnboarding('first');
    expect(isOnboardingSkipped('first')).toBe(true);
    sessionStorage.clear();
    expect(isOnboardingSkipped('first')).toBe(true);
  });

  it('are offered again in the session of the next login, of whomever', () => {
    skipOnboarding('first');
    expect(isOnboardingSkipped('second')).toBe(false);
    skipOnboarding('second');
    expect(isOnboardingSkipped('second')).toBe(true);
  });

  it('are offered where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => skipOnboarding('first')).not.toThrow();
    expect(isOnboardingSkipped('first')).toBe(false);
  });
});
