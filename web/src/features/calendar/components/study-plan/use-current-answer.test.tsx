// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Form, RouterProvider, redirect, useActionData, useRevalidator } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useCurrentAnswer } from './use-current-answer.ts';

afterEach(cleanup);

function Plan() {
  const answer = useCurrentAnswer(useActionData<string>());
  const { revalidate } = useRevalidator();
  return (
    <Form method="post">
      <output>{answer ?? 'as saved'}</output>
      <button type="submit" name="intent" value="preview">
        preview
      </button>
      <button type="submit" name="intent" value="save">
        save
      </button>
      <button type="button" onClick={() => void revalidate()}>
        theme
      </button>
    </Form>
  );
}

/** As the screen of a plan, which answers a preview and leads to itself once the plan is saved. */
function showPlan() {
  let timesRead = 0;
  const action = async ({ request }: { request: Request }) =>
    (await request.formData()).get('intent') === 'save' ? redirect('/?done=saved') : 'previewed';
  const loader = () => {
    timesRead += 1;
    return null;
  };
  const router = createMemoryRouter([{ path: '/', element: <Plan />, loader, action }], {
    hydrationData: { loaderData: { '0': null } },
  });
  render(<RouterProvider router={router} />);
  return () => timesRead;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByRole('status').textContent;

it('keeps a preview while the page’s data are asked for again', async () => {
  const timesRead = showPlan();
  press('preview');
  await waitFor(() => expect(timesRead()).toBe(1));
  await waitFor(() => expect(shown()).toBe('previewed'));
  press('theme');
  await waitFor(() => expect(timesRead()).toBe(2));
  expect(shown()).toBe('previewed');
});

it('drops the preview of a plan that is saved, each time', async () => {
  showPlan();
  for (const _time of [1, 2]) {
    press('preview');
    await waitFor(() => expect(shown()).toBe('previewed'));
    press('save');
    await waitFor(() => expect(shown()).toBe('as saved'));
  }
});
