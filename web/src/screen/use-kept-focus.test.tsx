// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

afterEach(cleanup);

function Rows({ rows }: { rows: string[] }) {
  const title = useKeptFocus<HTMLHeadingElement>(rows);
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        Dopust
      </h1>
      {rows.map((row) => (
        <button key={row} type="button">
          {row}
        </button>
      ))}
    </>
  );
}

it('goes to its place with what was removed, and stays where it is otherwise', () => {
  const { rerender } = render(<Rows rows={['junij', 'julij', 'avgust']} />);
  expect(document.activeElement).toBe(document.body);
  screen.getByText('julij').focus();
  rerender(<Rows rows={['julij', 'avgust']} />);
  expect(document.activeElement).toBe(screen.getByText('julij'));
  rerender(<Rows rows={['avgust']} />);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});
