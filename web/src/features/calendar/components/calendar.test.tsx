// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleEntry } from '../test-support.ts';
import { focusCell, focusedCell, inTabOrder, lesson, press, show } from './test-support.tsx';

afterEach(cleanup);

describe('the keys of a month', () => {
  it('go from day to day, with one day in the order of the tab key', () => {
    show({ view: 'month', date: '2026-03-10' });
    expect(inTabOrder()).toHaveLength(1);
    focusCell();
    expect(focusedCell()).toBe('2026-03-10');
    press('ArrowRight');
    press('ArrowDown');
    expect(focusedCell()).toBe('2026-03-18');
    press('Home');
    expect(focusedCell()).toBe('2026-03-16');
    press('End', { ctrlKey: true });
    expect(focusedCell()).toBe('2026-03-31');
    expect(inTabOrder().map(({ dataset }) => dataset.cell)).toEqual(['2026-03-31']);
  });

  it('go into a day’s entries and back out of them', () => {
    const call = sampleEntry({ id: 'call', title: 'Call', start: '2026-03-10T11:00', end: '2026-03-10T11:30' });
    show({ view: 'month', date: '2026-03-10', entries: [lesson, call] });
    focusCell();
    press('Enter');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Lab, Own event, Tuesday/);
    press('ArrowDown');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Call/);
    press('Escape');
    expect(focusedCell()).toBe('2026-03-10');
  });

  it('lead from any day that a long entry covers to that entry', () => {
    const fair = sampleEntry({ title: 'Fair', is_all_day: true, start: '2026-03-09T00:00', end: '2026-03-12T00:00' });
    show({ view: 'month', date: '2026-03-11', entries: [fair] });
    focusCell();
    press('Enter');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Fair/);
  });

  it('move an entry to the next day at the same time, and tell so', async () => {
    const { sent } = show({ view: 'month', date: '2026-03-10', entries: [lesson] });
    focusCell();
    press('Enter');
    press('m');
    expect(screen.getByRole('status').textContent).toMatch(/^Lab picked up/);
    press('ArrowRight');
    expect(screen.getByRole('status').textContent).toMatch(/Wednesday, 11\sMarch 2026, 09:00–10:30/);
    press('Enter');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ intent: 'move', local_start: '2026-03-11T09:00', duration_minutes: '90' });
  });

  it('leave an entry where it was when the move is cancelled', () => {
    const { sent } = show({ view: 'month', date: '2026-03-10', entries: [lesson] });
    focusCell();
    for (const key of ['Enter', 'm', 'ArrowDown', 'Escape']) press(key);
    expect(screen.getByRole('status').textContent).toMatch(/^Lab stays: Tuesday, 10\sMarch/);
    expect(sent).toEqual([]);
  });

  it('tell that an entry stays which is put down where it was', () => {
    const { sent } = show({ view: 'month', date: '2026-03-10', entries: [lesson] });
    focusCell();
    for (const key of ['Enter', 'm', 'Enter']) press(key);
    expect(screen.getByRole('status').textContent).toMatch(/^Lab stays/);
    expect(sent).toEqual([]);
  });

  it('say that what cannot be moved cannot be', () => {
    const fixed = { ...lesson, actions: { can_move: false, can_resize: false, can_delete: false } };
    show({ view: 'month', date: '2026-03-10', entries: [fixed] });
    focusCell();
    for (const key of ['Enter', 'm']) press(key);
    expect(screen.getByRole('status').textContent).toBe('Lab cannot be moved here.');
  });
});

describe('the keys of a week', () => {
  it('go by half hours, and above midnight to what takes the whole day', () => {
    show({ view: 'week', date: '2026-03-10' });
    focusCell();
    expect(focusedCell()).toBe('2026-03-10T08:00');
    press('ArrowDown');
    press('ArrowRight');
    expect(focusedCell()).toBe('2026-03-11T08:30');
    for (let step = 0; step < 18; step += 1) press('ArrowUp');
    expect(focusedCell()).toBe('2026-03-11');
    press('End', { ctrlKey: true });
    expect(focusedCell()).toBe('2026-03-11T23:30');
  });

  it('jump over empty hours, and find an entry in any half hour that it covers', () => {
    show({ view: 'week', date: '2026-03-10', entries: [lesson] });
    focusCell();
    press('ArrowDown', { ctrlKey: true });
    expect(focusedCell()).toBe('2026-03-10T09:00');
    press('ArrowDown');
    press('ArrowDown');
    press('Enter');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Lab/);
  });

  it('move an entry by a quarter of an hour and change its length', async () => {
    const { sent } = show({ view: 'week', date: '2026-03-10', entries: [lesson] });
    focusCell();
    press('ArrowDown', { ctrlKey: true });
    for (const key of ['Enter', 'm', 'ArrowDown', 'ArrowLeft']) press(key);
    press('ArrowDown', { shiftKey: true });
    press('Enter');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      ...{ local_start: '2026-03-09T09:15', duration_minutes: '105', time_zone: 'Europe/Ljubljana' },
    });
  });

  it('do not move an entry out of sight', () => {
    show({ view: 'week', date: '2026-03-10', entries: [lesson] });
    focusCell();
    press('ArrowDown', { ctrlKey: true });
    for (const key of ['Enter', 'm', 'ArrowLeft', 'ArrowLeft']) press(key);
    expect(screen.getByRole('status').textContent).toMatch(/^This is the end of what is shown/);
  });
});

describe('a week in which clocks change', () => {
  const cellsWith = (name: string) =>
    screen.getAllByRole('gridcell').filter(({ className }) => className.includes(name));

  it.each([
    ['Europe/Ljubljana', '2026-03-29', ['2026-03-29T02:00', '2026-03-29T02:30']],
    ['America/New_York', '2026-03-08', ['2026-03-08T02:00', '2026-03-08T02:30']],
    ['Asia/Kolkata', '2026-03-29', []],
  ])('shows in %s the hour that is skipped', (zone, date, cells) => {
    show({ view: 'week', date, zone });
    expect(cellsWith('calendar-skipped').map(({ dataset }) => dataset.cell)).toEqual(cells);
  });

  it('keeps an evening lesson at its hour on the longer day, and says why that day is longer', () => {
    const evening = sampleEntry({ title: 'Evening', start: '2026-10-25T18:00', end: '2026-10-25T19:00' });
    show({ view: 'week', date: '2026-10-25', entries: [evening] });
    const link = screen.getByRole('link', { name: /^Evening/ });
    expect(link.closest<HTMLElement>('[data-cell]')?.dataset.cell).toBe('2026-10-25T18:00');
    expect(screen.getByText(/the clocks go back from 03:00 to 02:00/)).toBeDefined();
  });
});

describe('a change', () => {
  it('asks which of many occurrences it is meant for', async () => {
    const training = { ...lesson, event: { id: lesson.event?.id ?? '', occurrence: '2026-03-10T09:00' } };
    const { sent } = show({ view: 'month', date: '2026-03-10', entries: [training] });
    focusCell();
    for (const key of ['Enter', 'm', 'ArrowRight', 'Enter']) press(key);
    const choice = await screen.findByRole('button', { name: 'This and following ones' });
    expect(screen.getByRole('status', { hidden: true }).textContent).not.toMatch(/^Lab moved/);
    fireEvent.click(choice);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.getByRole('status', { hidden: true }).textContent).toMatch(/^Lab moved/);
    expect(sent[0]).toMatchObject({ scope: 'following', occurrence: '2026-03-10T09:00' });
    await waitFor(() => expect(focusedCell()).toBe('2026-03-11'));
  });

  it('that is not made after all leaves the keys where they were', async () => {
    const training = { ...lesson, event: { id: lesson.event?.id ?? '', occurrence: '2026-03-10T09:00' } };
    const { sent } = show({ view: 'month', date: '2026-03-10', entries: [training] });
    focusCell();
    for (const key of ['Enter', 'm', 'ArrowRight', 'Enter']) press(key);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(focusedCell()).toBe('2026-03-10'));
    expect(sent).toEqual([]);
  });

  it('is taken back when the server refuses it', async () => {
    const refusal = { code: 'UNAVAILABLE', fields: [], values: {} };
    const { sent } = show(
      { view: 'month', date: '2026-03-10', entries: [lesson] },
      { kind: 'refused', intent: 'move', refusal },
    );
    focusCell();
    for (const key of ['Enter', 'm', 'ArrowRight', 'Enter']) press(key);
    await waitFor(() => expect(sent).toHaveLength(1));
    const dayOfLab = () =>
      within(screen.getByRole('grid')).getByRole('link', { name: /^Lab/ }).closest<HTMLElement>('[data-cell]')?.dataset
        .cell;
    await waitFor(() => expect(dayOfLab()).toBe('2026-03-10'));
    expect(screen.getByRole('status').textContent).toMatch(/could not be changed/);
  });
});

it('lists an entry of several days on each of them in the agenda', () => {
  const fair = sampleEntry({ title: 'Fair', is_all_day: true, start: '2026-03-09T00:00', end: '2026-03-12T00:00' });
  show({ view: 'agenda', date: '2026-03-10', entries: [fair] });
  expect(screen.getAllByText(/^day \d of 3$/).map(({ textContent }) => textContent)).toEqual([
    'day 2 of 3',
    'day 3 of 3',
  ]);
});

it('stays usable with a hundred entries on one day', () => {
  const entries = Array.from({ length: 100 }, (_, at) =>
    sampleEntry({ id: String(at), title: `Entry ${at}`, start: '2026-03-10T09:00', end: '2026-03-10T10:00' }),
  );
  show({ view: 'week', date: '2026-03-10', entries });
  expect(screen.getAllByRole('link', { name: /^Entry/ })).toHaveLength(3);
  expect(screen.getByRole('link', { name: '97 more' })).toBeDefined();
});
