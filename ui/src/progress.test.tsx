// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { Progress } from './progress.tsx';
import { progressState } from './progress-state.ts';
import { renderWithTexts } from './test-support.tsx';

let complaints: Mock<typeof console.error>;

beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  complaints.mockRestore();
  cleanup();
});

describe('progressState', () => {
  it('is indeterminate without a value, and does not complain', () => {
    expect(progressState(undefined, undefined)).toEqual({ kind: 'indeterminate', value: null, max: 100 });
    expect(progressState(null, 8)).toEqual({ kind: 'indeterminate', value: null, max: 8 });
    expect(complaints).toHaveBeenCalledTimes(0);
  });

  it('is loading below max and complete at max', () => {
    expect(progressState(0, 8)).toEqual({ kind: 'loading', value: 0, max: 8 });
    expect(progressState(7.5, 8)).toEqual({ kind: 'loading', value: 7.5, max: 8 });
    expect(progressState(8, 8)).toEqual({ kind: 'complete', value: 8, max: 8 });
    expect(complaints).toHaveBeenCalledTimes(0);
  });

  it.each([0, -5, Number.NaN])('uses 100 and complains when max is %s', (max) => {
    expect(progressState(50, max)).toEqual({ kind: 'loading', value: 50, max: 100 });
    expect(complaints).toHaveBeenCalledTimes(1);
  });

  it.each([-1, 9, Number.NaN])('treats the value %s of 8 as null and complains', (value) => {
    expect(progressState(value, 8)).toEqual({ kind: 'indeterminate', value: null, max: 8 });
    expect(complaints).toHaveBeenCalledTimes(1);
  });

  it('checks the value against the max that it falls back to', () => {
    expect(progressState(150, 0)).toEqual({ kind: 'indeterminate', value: null, max: 100 });
    expect(complaints).toHaveBeenCalledTimes(2);
  });
});

describe('Progress', () => {
  it('tells how far it is', () => {
    renderWithTexts(<Progress label="Napredek" value={2} max={8} />, 'en');
    const bar = screen.getByRole('progressbar', { name: 'Napredek' });
    expect(bar.dataset.state).toBe('loading');
    expect(bar.getAttribute('aria-valuemin')).toBe('0');
    expect(bar.getAttribute('aria-valuemax')).toBe('8');
    expect(bar.getAttribute('aria-valuenow')).toBe('2');
    expect(bar.getAttribute('aria-valuetext')).toBe('25%');
  });

  it('claims no value while it is indeterminate', () => {
    renderWithTexts(<Progress label="Napredek" value={null} valueText="3 od 8" />);
    const bar = screen.getByRole('progressbar');
    expect(bar.dataset.state).toBe('indeterminate');
    expect(bar.hasAttribute('aria-valuenow')).toBe(false);
    expect(bar.hasAttribute('aria-valuetext')).toBe(false);
  });

  it('is complete at max', () => {
    renderWithTexts(<Progress label="Napredek" value={100} />);
    expect(screen.getByRole('progressbar').dataset.state).toBe('complete');
  });
});
