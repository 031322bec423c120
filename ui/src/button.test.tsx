// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { renderWithTexts } from './test-support.tsx';

afterEach(cleanup);

it('does not submit a form unless told to', () => {
  renderWithTexts(<Button>Shrani</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

it('blocks clicks and submits while busy, yet keeps focus', () => {
  const click = vi.fn();
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  renderWithTexts(
    <form onSubmit={submit}>
      <Button type="submit" isBusy onClick={click}>
        Shrani
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Shrani' });
  button.focus();
  fireEvent.click(button);
  expect(click).toHaveBeenCalledTimes(0);
  expect(submit).toHaveBeenCalledTimes(0);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement === button).toBe(true);
});

it('gives its look to a link, and blocks that too while busy', () => {
  const click = vi.fn();
  renderWithTexts(
    <Button asChild isBusy>
      <a href="/courses" onClick={click}>
        Tečaji
      </a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Tečaji' });
  fireEvent.click(link);
  expect(click).toHaveBeenCalledTimes(0);
  expect(link.hasAttribute('type')).toBe(false);
  expect(link.className).toContain('bg-action');
});

it('hides its icons from screen readers', () => {
  const { container } = renderWithTexts(<Button isBusy>Shrani</Button>);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
