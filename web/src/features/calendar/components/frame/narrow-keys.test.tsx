// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleEntry } from '../../test-support.ts';
import { focusCell, press, show } from '../test-support.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the keys on a narrow screen', () => {
  function narrow(): void {
    vi.spyOn(Element.prototype, 'checkVisibility').mockImplementation(function (this: Element) {
      return !this.closest('.max-md\\:hidden');
    });
  }
  const isSeen = () => !document.activeElement?.closest('.max-md\\:hidden');
  const fair = sampleEntry({ title: 'Fair', is_all_day: true, start: '2026-03-10T00:00', end: '2026-03-11T00:00' });

  it('lead to the copy of an entry that is seen there', () => {
    narrow();
    show({ view: 'week', date: '2026-03-10', entries: [fair] });
    focusCell();
    press('Home', { ctrlKey: true });
    press('Enter');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Fair/);
    expect(isSeen()).toBe(true);
    press('m');
    press('ArrowRight');
    expect(document.activeElement?.closest<HTMLElement>('[data-cell]')?.dataset.cell).toBe('2026-03-11');
    expect(isSeen()).toBe(true);
  });

  it('do not move an entry to a day that is left out there', () => {
    narrow();
    show({ view: 'week', date: '2026-03-10', entries: [fair] });
    focusCell();
    press('Home', { ctrlKey: true });
    for (const key of ['Enter', 'm', 'ArrowRight', 'ArrowRight', 'ArrowRight']) press(key);
    expect(screen.getByRole('status').textContent).toMatch(/^This is the end of what is shown/);
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Fair/);
  });

  it('choose a day whose entries stand in the list below', async () => {
    narrow();
    const { visited } = show({ view: 'month', date: '2026-03-11', entries: [fair] });
    focusCell();
    press('ArrowLeft');
    press('Enter');
    await waitFor(() => expect(visited).toEqual(['?view=month&date=2026-03-10']));
  });
});
