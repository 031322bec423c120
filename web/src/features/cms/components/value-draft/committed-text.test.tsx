// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CommittedText } from './committed-text.tsx';

afterEach(cleanup);
afterEach(() => void vi.useRealTimers());

function show() {
  const committed: string[] = [];
  const { unmount } = render(<CommittedText value="Tok" onCommit={(text) => committed.push(text)} />);
  return { committed, unmount, field: screen.getByRole('textbox') };
}

it('gives what was typed once the field is left', () => {
  const { committed, field } = show();
  fireEvent.change(field, { target: { value: 'Tok in naboj' } });
  expect(committed).toEqual([]);
  fireEvent.blur(field);
  expect(committed).toEqual(['Tok in naboj']);
});

it('gives what was there before once something else was given', () => {
  const { committed, field } = show();
  for (const value of ['', 'Tok', 'Tok']) {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  }
  expect(committed).toEqual(['', 'Tok']);
});

it('gives what was typed when the field is taken away, and nothing twice', () => {
  const { committed, field, unmount } = show();
  fireEvent.change(field, { target: { value: 'Tok in naboj' } });
  unmount();
  expect(committed).toEqual(['Tok in naboj']);
});

it('gives what was typed when the page goes out of sight', () => {
  const { committed, field } = show();
  fireEvent.change(field, { target: { value: 'Tok in naboj' } });
  window.dispatchEvent(new Event('pagehide'));
  expect(committed).toEqual(['Tok in naboj']);
});

/** Keeps titles without spaces around them, and lets others change them. */
function Titles({ others }: { others: { change?: (title: string) => void } }) {
  const [title, setTitle] = useState('');
  others.change = setTitle;
  return <CommittedText value={title} onCommit={(typed) => setTitle(typed.trim())} />;
}

function type(value: string): string {
  const field = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.change(field, { target: { value } });
  act(() => void vi.advanceTimersByTime(1000));
  return field.value;
}

it('leaves a space where whoever rests after it goes on, and shows what is kept once the field is left', () => {
  vi.useFakeTimers();
  render(<Titles others={{}} />);
  expect(type('Tok ')).toBe('Tok ');
  expect(type('Tok in ')).toBe('Tok in ');
  fireEvent.blur(screen.getByRole('textbox'));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Tok in');
});

it('shows what others have changed, and writes nothing over it when the field is left', () => {
  vi.useFakeTimers();
  const others: { change?: (title: string) => void } = {};
  render(<Titles others={others} />);
  type('Tok ');
  act(() => others.change?.('Napetost'));
  const field = screen.getByRole<HTMLInputElement>('textbox');
  expect(field.value).toBe('Napetost');
  fireEvent.blur(field);
  expect(field.value).toBe('Napetost');
});
