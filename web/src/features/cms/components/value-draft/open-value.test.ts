// @vitest-environment happy-dom
import type { WrittenValue } from '@navor/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openValue } from './open-value.ts';
import type { ValueWrite } from './value-draft.ts';

type Texts = { title: string; weeks: number };

const told = { value: { title: 'Tok', weeks: 4 }, hash: 'h0' };
const key = 'value-draft:ana:course tok';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

/** The locks that pages hold, as one browser keeps them for all its windows. */
function browserLocks() {
  const held: { name: string }[] = [];
  vi.stubGlobal('navigator', {
    locks: {
      async request(name: string, work: () => Promise<void>) {
        const lock = { name };
        held.push(lock);
        await work();
        held.splice(held.indexOf(lock), 1);
      },
      query: async () => ({ held: [...held] }),
    },
  });
  return { closeAll: () => held.splice(0) };
}

/** A window that has the file open. */
function openWindow(answer: (write: ValueWrite<Texts>) => WrittenValue | undefined) {
  const sent: ValueWrite<Texts>[] = [];
  const onClosed = vi.fn();
  const value = openValue<Texts>({
    ...{ key, told, onClosed },
    async write(written) {
      sent.push(written);
      const answered = answer(written);
      if (!answered) throw new TypeError('Failed to fetch');
      return answered;
    },
  });
  return { value, sent, onClosed, leave: value.enter() };
}

const offline = () => undefined;
const saved = (): WrittenValue => ({ kind: 'saved', hash: 'h1' });
const merging = ({ value }: ValueWrite<Texts>): WrittenValue => ({ kind: 'merged', hash: 'm1', value });
const retitled = (title: string) => (texts: Texts) => ({ ...texts, title });
const keptTitles = () =>
  Object.values({ ...localStorage }).map((kept: string) => (JSON.parse(kept) as { value: Texts }).value.title);

it('keeps what two windows could not send apart from each other', async () => {
  browserLocks();
  const [one, other] = [openWindow(offline), openWindow(saved)];
  one.value.change(retitled('Napetost'));
  other.value.change(retitled('Moč'));
  expect(keptTitles().sort()).toEqual(['Moč', 'Napetost']);
  expect(await other.value.flush()).toBe(true);
  expect(keptTitles()).toEqual(['Napetost']);
  one.value.close();
});

it('leaves what a window has that is still open, and takes over what closed ones left, the newest last', async () => {
  const { closeAll } = browserLocks();
  vi.useFakeTimers({ toFake: ['Date'] });
  const gone = ['Napetost', 'Moč'].map((title) => {
    vi.setSystemTime(Date.now() + 1000);
    const left = openWindow(offline);
    left.value.change(retitled(title));
    return left;
  });
  vi.useRealTimers();
  await Promise.all(gone.map(({ value }) => value.flush()));
  for (const { value } of gone) value.close();
  closeAll();
  const open = openWindow(offline);
  await expect.poll(() => open.value.current().saving).toBe('offline');
  const living = open.value.current().value.title;
  expect(living).toBe('Napetost');

  const next = openWindow(merging);
  await expect.poll(() => keptTitles()).toEqual([living]);
  expect(next.sent.map(({ value }) => value.title)).toEqual(['Moč']);
  expect(next.value.current()).toMatchObject({ saving: 'saved', value: { title: 'Moč' } });
  open.value.close();
});

it('stays open after its screen was left until what waits is sent, and then makes room', async () => {
  browserLocks();
  const { promise, resolve } = Promise.withResolvers<void>();
  const onClosed = vi.fn();
  const value = openValue<Texts>({ key, told, onClosed, write: () => promise.then(saved) });
  const leave = value.enter();
  value.change(retitled('Napetost'));
  leave();
  await Promise.resolve();
  expect(onClosed).not.toHaveBeenCalled();
  resolve();
  await expect.poll(() => onClosed.mock.calls.length).toBe(1);
  expect(localStorage.length).toBe(0);
});

it('goes on where another screen of the same document shows it', async () => {
  browserLocks();
  const { value, onClosed, leave } = openWindow(saved);
  leave();
  const leaveOther = value.enter();
  await Promise.resolve();
  expect(onClosed).not.toHaveBeenCalled();
  leaveOther();
  await expect.poll(() => onClosed.mock.calls.length).toBe(1);
});
