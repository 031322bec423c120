// @vitest-environment happy-dom
import type { Session } from '@navor/contract';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, Form, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthProvider } from './auth-context.tsx';
import { nobody, rootDataOf, sampleSession } from './test-support.tsx';
import { staleAfterMs } from './use-session-in-step.ts';

/** Every tab's channel hears what the others post, as in a browser. */
class FakeChannel {
  static opened = new Set<FakeChannel>();
  static posted: string[] = [];
  onmessage: (() => void) | null = null;

  constructor() {
    FakeChannel.opened.add(this);
  }

  postMessage(message: string) {
    FakeChannel.posted.push(message);
    for (const other of FakeChannel.opened) if (other !== this) other.onmessage?.();
  }

  close() {
    FakeChannel.opened.delete(this);
  }
}

let onServer: Session;

/** One tab of the browser; its form signs out on the server. */
function openTab() {
  const loader = vi.fn(() => rootDataOf(onServer));
  const element = (
    <AuthProvider>
      <Form method="post">
        <button type="submit">out</button>
      </Form>
    </AuthProvider>
  );
  const action = () => {
    onServer = nobody;
    return null;
  };
  const router = createMemoryRouter([{ id: 'root', path: '/', element, loader, action }], {
    hydrationData: { loaderData: { root: rootDataOf(onServer) } },
  });
  const { container } = render(<RouterProvider router={router} />, { container: document.createElement('div') });
  document.body.append(container);
  return { loader, signOut: () => fireEvent.click(container.querySelector('button') as HTMLElement) };
}

function setVisibility(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  onServer = sampleSession;
  FakeChannel.opened.clear();
  FakeChannel.posted = [];
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('tabs of one browser', () => {
  it('ask the server again once one of them has signed out', async () => {
    const [first, second, third] = [openTab(), openTab(), openTab()];
    await act(async () => first.signOut());
    await waitFor(() => expect(second.loader).toHaveBeenCalledOnce());
    expect(third.loader).toHaveBeenCalledOnce();
  });

  it('say only that something changed, and say it once', async () => {
    const tabs = [openTab(), openTab(), openTab()];
    await act(async () => tabs[0]?.signOut());
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(FakeChannel.posted).toEqual(['session changed']);
    for (const tab of tabs) expect(tab.loader).toHaveBeenCalledOnce();
  });

  it('still speak up after they have followed', async () => {
    const [first, second] = [openTab(), openTab()];
    await act(async () => first.signOut());
    await waitFor(() => expect(second.loader).toHaveBeenCalledOnce());
    onServer = sampleSession;
    await act(async () => [...FakeChannel.opened][0]?.postMessage('session changed'));
    await waitFor(() => expect(second.loader).toHaveBeenCalledTimes(2));
    await act(async () => second.signOut());
    await waitFor(() => expect(FakeChannel.posted).toHaveLength(3));
  });

  it('do without where the browser has no channels', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const tab = openTab();
    await act(async () => tab.signOut());
    expect(tab.loader).toHaveBeenCalledOnce();
  });
});

describe('a tab that is seen again', () => {
  it('asks the server when it was hidden for long', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const { loader } = openTab();
    setVisibility('hidden');
    vi.setSystemTime(staleAfterMs + 1);
    await act(async () => setVisibility('visible'));
    expect(loader).toHaveBeenCalledOnce();
  });

  it('asks nothing after a short while', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const { loader } = openTab();
    setVisibility('hidden');
    vi.setSystemTime(staleAfterMs);
    await act(async () => setVisibility('visible'));
    expect(loader).not.toHaveBeenCalled();
  });
});
