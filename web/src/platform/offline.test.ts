// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLostConnection, unlessOffline } from './offline.ts';

const hasNetwork = vi.spyOn(navigator, 'onLine', 'get');
const ask = vi.fn<typeof fetch>();
const act = vi.fn();
const whenOffline = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', ask);
});
afterEach(() => void vi.unstubAllGlobals());

it('sends at once with a network, and asks nobody', () => {
  hasNetwork.mockReturnValue(true);
  void unlessOffline(act, whenOffline);
  expect(act).toHaveBeenCalledOnce();
  expect(ask).not.toHaveBeenCalled();
});

it('sends also where the browser knows of no network, but the server answers', async () => {
  hasNetwork.mockReturnValue(false);
  ask.mockResolvedValue(new Response());
  const sent = unlessOffline(act, whenOffline);
  expect(act).not.toHaveBeenCalled();
  await sent;
  expect(ask).toHaveBeenCalledWith('/healthz', expect.anything());
  expect([act.mock.calls.length, whenOffline.mock.calls.length]).toEqual([1, 0]);
});

it.each([
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['something else answers in its place', async () => new Response(null, { status: 502 })],
])('holds back without a network where %s', async (_, answer) => {
  hasNetwork.mockReturnValue(false);
  ask.mockImplementation(answer);
  await unlessOffline(act, whenOffline);
  expect([act.mock.calls.length, whenOffline.mock.calls.length]).toEqual([0, 1]);
});

describe('a lost connection', () => {
  beforeEach(() => void hasNetwork.mockReturnValue(true));

  it.each([
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'Failed to fetch dynamically imported module: https://learn.example/assets/x.js',
    'Importing a module script failed.',
  ])('is told from other errors by what the browser says: %s', (message) => {
    expect(isLostConnection(new TypeError(message))).toBe(true);
  });

  it('is not every error', () => {
    expect(isLostConnection(new TypeError('undefined is not a function'))).toBe(false);
    expect(isLostConnection({ status: 500 })).toBe(false);
  });
});
