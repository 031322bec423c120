const key = 'onboarding-skipped';

/** For this session only, in all of its tabs: the next login begins another one, which offers the first steps again. */
export function skipOnboarding(sessionId: string): void {
  try {
    localStorage.setItem(key, sessionId);
  } catch {
    // Then it is hidden as long as the page stays.
  }
}

export function isOnboardingSkipped(sessionId: string): boolean {
  try {
    return localStorage.getItem(key) === sessionId;
  } catch {
    return false;
  }
}
