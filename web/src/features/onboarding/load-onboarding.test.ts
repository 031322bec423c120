import { RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { type Page, pageContext } from '#platform/page-context.ts';
import { loadOnboarding } from './load-onboarding.ts';

function contextWith(status: () => Promise<unknown>, reportError = vi.fn()) {
  const context = new RouterContextProvider();
  context.set(pageContext, { api: { onboarding: { status } }, reportError } as unknown as Page);
  return { context, reportError };
}

describe('the check of the first steps', () => {
  it('tells how far they are', async () => {
    const onboarding = { is_offered: true, steps: [] };
    const { context } = contextWith(async () => onboarding);
    expect(await loadOnboarding(context)).toEqual(onboarding);
  });

  it('hides them, and logs why, when it fails', async () => {
    const failure = new Error('down');
    const { context, reportError } = contextWith(() => Promise.reject(failure));
    expect(await loadOnboarding(context)).toBeNull();
    expect(reportError).toHaveBeenCalledWith(failure);
  });
});
