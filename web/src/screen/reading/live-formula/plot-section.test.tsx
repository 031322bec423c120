// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import sl from '../../../../../translations/sl/formula.json' with { type: 'json' };
import { field, ohm, page, result, toss, type } from './live-formula.fixture.ts';

afterEach(cleanup);

describe('the plot', () => {
  it('says what it shows, and has a table behind it', () => {
    render(page(ohm));
    const label = screen.getByRole('img').getAttribute('aria-label')?.replaceAll('\u00a0', ' ');
    expect(label).toContain('upornost od 1 Ω do 1 MΩ');
    expect(label).toContain('upornost 4,7 kΩ, tok 2,553 mA');
    const table = screen.getByText(sl.plot.table).closest('details');
    expect(within(table as HTMLElement).getAllByRole('row', { hidden: true })).toHaveLength(10);
  });

  it('moves with the slider, by decades over a wide range', () => {
    render(page(ohm));
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'upornost' });
    fireEvent.change(slider, { target: { value: '150' } });
    expect(field('upornost').value).toBe('1');
    expect(slider.getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')).toBe('1 kΩ');
    expect(result()).toBe('tok: 12 mA');
  });

  it('keeps its axes where a point lies beyond them, and says so', () => {
    const { container } = render(page({ ...ohm, plot: { x: 'U', y: 'I' } }));
    const curve = () => container.querySelector('svg path')?.getAttribute('d');
    const before = curve();
    type('napetost', '1000');
    expect(curve()).toBe(before);
    expect(screen.getByText('Točka leži zunaj grafa: napetost je 1 kV.')).toBeTruthy();
    expect(screen.getByRole('img', { name: /^Graf/ }).getAttribute('aria-label')).not.toContain('Označena točka');
    expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('300');
  });

  it('keeps its place while the values make no curve', () => {
    const { container } = render(page({ ...ohm, plot: { x: 'U', y: 'I' } }));
    const curve = () => container.querySelector('svg path')?.getAttribute('d');
    const before = curve();
    type('upornost', '0');
    expect(screen.getByRole('img', { name: sl.plot.nothing })).toBeTruthy();
    expect(curve()).toBe(before);
    expect(screen.getByRole('slider')).toBeTruthy();
    type('upornost', '0,5k');
    expect(screen.queryByText(sl.plot.nothing)).toBeNull();
  });

  it('is drawn over another quantity on demand', () => {
    render(page(ohm));
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'U' } });
    expect(screen.getByRole('slider', { name: 'napetost' })).toBeTruthy();
  });

  it('is left out where the author asks for none', () => {
    render(page(toss));
    expect(screen.queryByRole('img')).toBeNull();
  });
});
