const keyOf = (userId: string) => `onboarding-skipped:${userId}`;

/** For this session of the browser only; the next one offers the first steps again. */
export function skipOnboarding(userId: string): void {
  try {
    sessionStorage.setItem(keyOf(userId), 'true');
  } catch {
    // Then it is hidden as long as the page stays.
  }
}

export function isOnboardingSkipped(userId: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false;
  }
}
