// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { BusyContext } from './chat/busy-context.ts';
import { QuestionButtons } from './question-buttons.tsx';

afterEach(cleanup);

it('asks nothing while an answer is written', () => {
  const onAsk = vi.fn();
  const questions = [{ label: 'Moč', question: 'Kolikšna je moč?' }];
  const shown = (isBusy: boolean) => {
    const element = (
      <BusyContext value={isBusy}>
        <QuestionButtons label="Izberite" questions={questions} onAsk={onAsk} />
      </BusyContext>
    );
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
    return screen.getByRole('button', { name: 'Moč' });
  };
  const button = shown(true);
  fireEvent.click(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(onAsk).not.toHaveBeenCalled();
  cleanup();
  fireEvent.click(shown(false));
  expect(onAsk).toHaveBeenCalledWith('Kolikšna je moč?');
});
