// @vitest-environment happy-dom
import type { DiscussionChange } from '@navor/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { message, sessionId, showDiscussion, shownTexts } from './discussion.fixture.tsx';

const { stream, asked } = vi.hoisted(() => ({
  stream: { tell: (_: DiscussionChange) => {} },
  asked: [] as { after: Record<string, number> }[],
}));

vi.mock('#platform/browser-api.ts', () => ({
  api: {
    groups: {
      discussion: {
        watch: async (input: { after: Record<string, number> }) => {
          asked.push(input);
          const told: DiscussionChange[] = [];
          let wake = () => {};
          stream.tell = (change) => {
            told.push(change);
            wake();
          };
          return (async function* () {
            for (;;) {
              const next = told.shift();
              if (next) {
                yield next;
                // As the server ends a stream that has nothing more to tell.
                if (next.kind === 'closed') return;
              } else
                await new Promise<void>((resolve) => {
                  wake = resolve;
                });
            }
          })();
        },
        list: async () => ({ messages: [message(1), message(2)], has_earlier: false, revision: 9 }),
      },
    },
  },
}));

let answer: (request: { path: string; body: { text: string } }) => Response;
beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  answer = ({ path, body }) =>
    Response.json(message(7, { id: path.split('/').at(-1) ?? '', text: body.text, is_own: true, can_remove: true }));
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) =>
    answer({ path, body: JSON.parse(String(init.body ?? '{}')) }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const tell = (change: DiscussionChange) => act(async () => stream.tell(change));
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Vaše sporočilo' });
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const untilWatching = () => waitFor(() => expect(asked).toHaveLength(1));

describe('a discussion', () => {
  it('shows who wrote what, with addresses that can be followed and what was removed left out', () => {
    showDiscussion([
      message(1, { text: 'Glejte https://navor.example/a. Prav?' }),
      message(2, { text: null }),
      message(3, { is_own: true, can_remove: true }),
      message(4, { author: { ...message(4).author, name: 'Cene Kos', role: 'tutor' } }),
    ]);
    expect(screen.getByRole('link', { name: 'https://navor.example/a' }).getAttribute('rel')).toContain('nofollow');
    expect(shownTexts()[1]).toContain('Sporočilo je bilo odstranjeno.');
    expect(shownTexts()[2]).toMatch(/^.*Vi.*Sporočilo 3/);
    expect(shownTexts()[3]).toContain('Cene KosTutor');
    expect(screen.getAllByRole('button', { name: /Odstrani/ })).toHaveLength(1);
  });

  it('grows by itself, from what the page came with', async () => {
    showDiscussion([message(1)]);
    await untilWatching();
    expect(asked).toEqual([{ after: { [sessionId]: 1 } }]);
    await tell({ kind: 'message', message: message(2) });
    await tell({ kind: 'message', message: message(2) });
    await waitFor(() => expect(shownTexts()).toHaveLength(2));
    await tell({ kind: 'message', message: message(1, { revision: 3, text: null }) });
    await waitFor(() => expect(shownTexts()[0]).toContain('odstranjeno'));
    expect(screen.getByRole('log').getAttribute('aria-live')).toBe('polite');
  });

  it('is read again when the stream says that too much has happened', async () => {
    showDiscussion([]);
    await untilWatching();
    await tell({ kind: 'outdated', session_id: sessionId, revision: 9 });
    await waitFor(() => expect(shownTexts()).toHaveLength(2));
  });

  it('is not asked for again once it is closed to its reader', async () => {
    showDiscussion([message(1)]);
    await untilWatching();
    await tell({ kind: 'closed', session_id: sessionId });
    // Longer than a stream that has ended is left alone.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(asked).toHaveLength(1);
  });
});

describe('one’s own message', () => {
  it('is there at once, and once when it arrives over both ways', async () => {
    showDiscussion([message(1)]);
    await untilWatching();
    write('Kdaj začnemo?');
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    expect(shownTexts()[1]).toContain('Kdaj začnemo?');
    expect(field().value).toBe('');
    await waitFor(() => expect(screen.queryByText('Pošiljamo …')).toBeNull());
    expect(shownTexts()).toHaveLength(2);
    expect(localStorage.length).toBe(0);
  });

  it('waits for the connection, over a closed page too', async () => {
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    showDiscussion([]);
    write('Brez povezave');
    fireEvent.click(screen.getByRole('button', { name: 'Pošlji' }));
    await waitFor(() => expect(shownTexts()[0]).toContain('ko bo povezava spet na voljo'));
    cleanup();
    answer = ({ path, body }) => Response.json(message(7, { id: path.split('/').at(-1) ?? '', text: body.text }));
    showDiscussion([]);
    await waitFor(() => expect(shownTexts()[0]).not.toContain('povezava'));
    expect(shownTexts()[0]).toContain('Brez povezave');
  });

  it('that is refused stays, to be sent again or thrown away', async () => {
    answer = () => Response.json({ code: 'NOT_FOUND' }, { status: 404 });
    showDiscussion([]);
    write('Brez mesta');
    fireEvent.click(screen.getByRole('button', { name: 'Pošlji' }));
    await waitFor(() => expect(shownTexts()[0]).toContain('Ni poslano: Tega ni mogoče najti.'));
    fireEvent.click(screen.getByRole('button', { name: 'Pošlji znova' }));
    await screen.findByText(/Ni poslano/);
    screen.getByRole('button', { name: 'Zavrzi' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Zavrzi' }));
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    expect(document.activeElement, 'the keyboard goes on from where it was').toBe(screen.getByRole('log'));
  });

  it('that was refused before scripts were there is gone from the field once it is sent', async () => {
    showDiscussion([], { refused: { text: 'Poslano prezgodaj', error: 'Poskusite znova.' } });
    expect(field().value).toBe('Poslano prezgodaj');
    expect(screen.getByText('Poskusite znova.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Pošlji' }));
    expect(field().value).toBe('');
    expect(screen.queryByText('Poskusite znova.')).toBeNull();
    await waitFor(() => expect(screen.queryByText('Pošiljamo …')).toBeNull());
    expect(shownTexts()).toHaveLength(1);
  });

  it('that is removed leaves the keyboard in the discussion', async () => {
    answer = () => Response.json(message(1, { revision: 2, text: null, is_own: true }));
    showDiscussion([message(1, { is_own: true, can_remove: true }), message(2)]);
    const remove = screen.getByRole('button', { name: /Odstrani/ });
    remove.focus();
    fireEvent.click(remove);
    const confirm = within(await screen.findByRole('alertdialog')).getByRole('button', { name: /Odstrani/ });
    confirm.focus();
    fireEvent.click(confirm);
    await waitFor(() => expect(shownTexts()[0]).toContain('odstranjeno'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('log')));
  });

  it('cannot be empty, and what is being written outlasts the page', () => {
    showDiscussion([]);
    fireEvent.click(screen.getByRole('button', { name: 'Pošlji' }));
    expect(field().getAttribute('aria-invalid')).toBe('true');
    write('Začeto');
    cleanup();
    showDiscussion([]);
    expect(field().value).toBe('Začeto');
  });
});
