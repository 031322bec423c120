// @vitest-environment happy-dom
import { createTexts } from '@navor/ui/test-support.tsx';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import './add-copy-buttons.ts';
import { useCodeCopying } from './use-code-copying.ts';

afterEach(cleanup);

function Code() {
  const text = useRef<HTMLDivElement>(null);
  useCodeCopying(text, '');
  return (
    <div ref={text}>
      <pre>x = 1</pre>
    </div>
  );
}

it('tells that code was copied also to whoever does not see the button', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { container, unmount } = render(
    <I18nextProvider i18n={createTexts()}>
      <Code />
    </I18nextProvider>,
  );
  fireEvent.click(await screen.findByRole('button'));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('copied'));
  expect(writeText).toHaveBeenCalledWith('x = 1');
  unmount();
  expect(container.textContent).toBe('');
});
