// @vitest-environment happy-dom
import type { Onboarding } from '@navor/contract';
import { onboardingSteps } from '@navor/contract/choices';
import { currentToasts, removeToast } from '@navor/ui/toast-store.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInPage, sampleSession } from '#platform/auth/test-support.tsx';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import errors from '../../../../../translations/en/errors.json' with { type: 'json' };
import goals from '../../../../../translations/en/goals.json' with { type: 'json' };
import onboardingTexts from '../../../../../translations/en/onboarding.json' with { type: 'json' };
import ui from '../../../../../translations/en/ui.json' with { type: 'json' };
import type { OnboardingAnswer } from '../screens/onboarding-action.ts';
import { isOnboardingSkipped } from '../skipped.ts';
import { FirstSteps } from './first-steps.tsx';

const texts = createServerTexts('en', { onboarding: onboardingTexts, goals, errors, ui });
const action = vi.fn<(form: FormData) => Promise<OnboardingAnswer>>();

type Step = (typeof onboardingSteps)[number];

function offered(...done: Step[]): Onboarding {
  return { is_offered: true, steps: onboardingSteps.map((id) => ({ id, completed: done.includes(id) })) };
}

function renderSteps(onboarding: Onboarding | null) {
  const element = (
    <I18nextProvider i18n={texts}>
      <FirstSteps onboarding={onboarding} />
    </I18nextProvider>
  );
  const route = {
    path: '/onboarding',
    action: async ({ request }: { request: Request }) => action(await request.formData()),
    element: null,
  };
  const courses = { path: '/dashboard/courses', element: <h1>All courses</h1> };
  renderInPage(element, { session: sampleSession, routes: [route, courses] });
}

const dialog = () => screen.findByRole('dialog', { name: 'Welcome to Navor' });
const button = (name: string) => screen.getByRole('button', { name });
const toasts = () => currentToasts().map(({ title, tone }) => [title, tone]);

beforeEach(() => {
  action.mockReset().mockResolvedValue({ kind: 'finished', pointsEarned: 100 });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  removeToast();
});

describe('the dialog', () => {
  it('opens by itself and says how far the steps are', async () => {
    renderSteps(offered('profile', 'goals'));
    await dialog();
    expect(screen.getByRole('status').textContent).toBe('2 of 4');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('2 of 4');
  });

  it('stays away when it is not offered, or could not be checked', async () => {
    renderSteps({ ...offered(...onboardingSteps), is_offered: false });
    renderSteps(null);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('First steps')).toBeNull();
  });

  it.each([
    ['the button', () => fireEvent.click(button('Later'))],
    ['the cross', () => fireEvent.click(button('Close'))],
    ['the Escape key', () => fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' })],
  ])('is put off for this session by %s, and can be opened again', async (_, skip) => {
    renderSteps(offered('profile'));
    await dialog();
    skip();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isOnboardingSkipped(sampleSession.id ?? '')).toBe(true);
    fireEvent.click(button('Continue the first steps'));
    await dialog();
  });
});

describe('finishing', () => {
  it('does nothing, and says why, until all steps are done', async () => {
    renderSteps(offered('profile', 'first-course', 'goals'));
    await dialog();
    const finish = button('Finish the first steps');
    expect(finish.getAttribute('aria-disabled')).toBe('true');
    const help = document.getElementById(finish.getAttribute('aria-describedby') ?? '');
    expect(help?.textContent).toBe('You can finish once all steps are done.');
    fireEvent.click(finish);
    expect(action).not.toHaveBeenCalled();
  });

  it('is sent once however often it is clicked, closes the dialog and tells of the reward', async () => {
    renderSteps(offered(...onboardingSteps));
    await dialog();
    const finish = button('Finish the first steps');
    fireEvent.click(finish);
    fireEvent.click(finish);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(action).toHaveBeenCalledOnce();
    expect(Object.fromEntries(action.mock.calls[0]?.[0] ?? [])).toEqual({ intent: 'finish', full_name: 'Ana Žagar' });
    expect(toasts()).toEqual([['Welcome aboard! You earned 100 XP for completing onboarding.', 'ok']]);
    expect(isOnboardingSkipped(sampleSession.id ?? ''), 'finished is not put off').toBe(false);
  });

  it('tells of a failure and leaves the dialog open for another try', async () => {
    action.mockResolvedValueOnce({ kind: 'failed' });
    renderSteps(offered(...onboardingSteps));
    await dialog();
    fireEvent.click(button('Finish the first steps'));
    await waitFor(() => expect(toasts()).toEqual([['Failed to complete onboarding', 'danger']]));
    await waitFor(() => expect(button('Finish the first steps').getAttribute('aria-busy')).toBeNull());
    fireEvent.click(button('Finish the first steps'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(action).toHaveBeenCalledTimes(2);
  });
});

describe('the steps in the dialog', () => {
  const savedGoals = () => action.mock.calls.map(([form]) => form.getAll('learning_goals'));

  it('save each goal as it is chosen, also when the dialog is put off right after', async () => {
    action.mockResolvedValue({ kind: 'saved' });
    renderSteps(offered('profile'));
    await dialog();
    fireEvent.click(screen.getByLabelText('Physics'));
    fireEvent.click(screen.getByLabelText('For work'));
    fireEvent.click(button('Later'));
    await waitFor(() => expect(savedGoals()).toEqual([['physics'], ['physics', 'work']]));
    expect(action.mock.calls[0]?.[0].get('intent')).toBe('goals');
  });

  it('save one choice after the other, so that the last one stays', async () => {
    const { promise, resolve } = Promise.withResolvers<OnboardingAnswer>();
    action.mockReturnValueOnce(promise).mockResolvedValue({ kind: 'saved' });
    renderSteps(offered('profile'));
    await dialog();
    fireEvent.click(screen.getByLabelText('Physics'));
    fireEvent.click(screen.getByLabelText('Physics'));
    await waitFor(() => expect(savedGoals()).toEqual([['physics']]));
    resolve({ kind: 'saved' });
    await waitFor(() => expect(savedGoals()).toEqual([['physics'], []]));
  });

  it('say that a goal could not be saved, until it could', async () => {
    action.mockResolvedValueOnce({ kind: 'failed' }).mockResolvedValue({ kind: 'saved' });
    renderSteps(offered('profile'));
    await dialog();
    fireEvent.click(screen.getByLabelText('Physics'));
    expect((await screen.findByRole('alert')).textContent).toBe(errors.INTERNAL);
    fireEvent.click(screen.getByLabelText('For work'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('ask for a name that is missing, and say what is wrong with it', async () => {
    const fields = [{ path: 'full_name', problem: 'required' as const }];
    action.mockResolvedValue({ kind: 'refused', answer: { code: 'INVALID_INPUT', fields, values: {} } });
    renderSteps(offered('goals'));
    await dialog();
    fireEvent.click(button('Save name'));
    await screen.findByText(errors.field.required);
    expect(screen.getByLabelText('Full name').getAttribute('aria-invalid')).toBe('true');
  });

  it.each(['See the courses', 'Find a lesson'])(
    'lead to the courses by "%s", and are put off meanwhile',
    async (link) => {
      renderSteps(offered('profile', 'goals'));
      await dialog();
      fireEvent.click(screen.getByRole('link', { name: link }));
      await screen.findByRole('heading', { name: 'All courses' });
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(isOnboardingSkipped(sampleSession.id ?? '')).toBe(true);
    },
  );

  it('have no form and no link once they are done', async () => {
    renderSteps(offered(...onboardingSteps));
    await dialog();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save name' })).toBeNull();
  });
});
