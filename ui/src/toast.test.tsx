// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderWithTexts } from './test-support.tsx';
import { Toaster } from './toast.tsx';
import { currentToasts, dismissToast, removeToast, toast } from './toast-store.ts';

afterEach(() => {
  act(() => removeToast());
  cleanup();
});

it('shows a toast called from outside React', () => {
  renderWithTexts(<Toaster />);
  act(() => {
    toast({ title: 'Profil je shranjen' });
  });
  expect(screen.getAllByText('Profil je shranjen').length).toBeGreaterThanOrEqual(1);
});

it('updates a toast through its handle', () => {
  renderWithTexts(<Toaster />);
  act(() => {
    const shown = toast({ title: 'Shranjevanje' });
    shown.update({ title: 'Shranjeno' });
  });
  expect(screen.queryByText('Shranjevanje')).toBeNull();
  expect(screen.getAllByText('Shranjeno').length).toBeGreaterThanOrEqual(1);
});

it('closes at once and forgets the toast after it has left', () => {
  vi.useFakeTimers();
  const { id, dismiss } = toast({ title: 'Obvestilo' });
  dismiss();
  expect(currentToasts().find((one) => one.id === id)?.open).toBe(false);
  vi.advanceTimersByTime(300);
  expect(currentToasts().some((one) => one.id === id)).toBe(false);
  vi.useRealTimers();
});

it('dismisses all toasts without an id', () => {
  toast({ title: 'Prvo' });
  toast({ title: 'Drugo' });
  dismissToast();
  expect(currentToasts().map((one) => one.open)).toEqual([false, false]);
});

it('runs the action and closes', () => {
  const undo = vi.fn();
  renderWithTexts(<Toaster />);
  act(() => {
    toast({ title: 'Izbrisano', action: { label: 'Razveljavi', onSelect: undo } });
  });
  fireEvent.click(screen.getByRole('button', { name: 'Razveljavi' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(currentToasts().map((one) => one.open)).toEqual([false]);
});

it('names its region and its close button in the language of the page', () => {
  renderWithTexts(<Toaster />, 'de');
  act(() => {
    toast({ title: 'Gespeichert' });
  });
  expect(screen.getByRole('region').getAttribute('aria-label')).toBe('Benachrichtigungen (F8)');
  expect(screen.getByRole('button', { name: 'Schließen' })).not.toBeNull();
});
