// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isOnboardingSkipped, skipOnboarding } from './skipped.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('first steps that were put off', () => {
  it('stay hidden for that person in this session', () => {
    expect(isOnboardingSkipped('ana')).toBe(false);
    skipOnboarding('ana');
    expect(isOnboardingSkipped('ana')).toBe(true);
    expect(isOnboardingSkipped('bojan')).toBe(false);
  });

  it('are kept in nothing that outlives the session', () => {
    skipOnboarding('ana');
    expect(localStorage.length).toBe(0);
    sessionStorage.clear();
    expect(isOnboardingSkipped('ana')).toBe(false);
  });

  it('are offered where the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => skipOnboarding('ana')).not.toThrow();
    expect(isOnboardingSkipped('ana')).toBe(false);
  });
});
