// @vitest-environment happy-dom
import { toast } from '@navor/ui/toast-store.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from '#platform/save-file.ts';
import { useDownload } from './use-download.ts';

vi.mock('@navor/ui/toast-store.ts', () => ({ toast: vi.fn() }));
vi.mock('#platform/save-file.ts', () => ({ saveFile: vi.fn() }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

beforeEach(() => render(<File />));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.mocked(toast).mockReset();
  vi.mocked(saveFile).mockReset();
});

it('saves the file under the name that the server gives it', async () => {
  const headers = { 'content-disposition': `inline; filename="Navor.pdf"; filename*=utf-8''Navor.pdf` };
  answerWith(async () => new Response('paper', { headers }));
  fireEvent.click(link());
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith('Navor.pdf', expect.any(Blob)));
  expect(toast).not.toHaveBeenCalled();
});

it('asks once, however often the link is pressed while the file is made', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const fetched = answerWith(() => promise);
  fireEvent.click(link());
  await waitFor(() => expect(isBusy()).toBe('true'));
  fireEvent.click(link());
  resolve(new Response('paper'));
  await waitFor(() => expect(isBusy()).toBe('false'));
  expect(fetched).toHaveBeenCalledOnce();
});

it('says why a file was refused, and can be asked again', async () => {
  answerWith(async () => Response.json({ message: 'Too many downloads.' }, { status: 429 }));
  fireEvent.click(link());
  await waitFor(() => expect(toast).toHaveBeenCalledWith({ tone: 'danger', title: 'Too many downloads.' }));
  expect(saveFile).not.toHaveBeenCalled();
  expect(isBusy()).toBe('false');
});

it('says that it failed where no answer came', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  fireEvent.click(link());
  await waitFor(() => expect(toast).toHaveBeenCalledWith({ tone: 'danger', title: 'download.failed' }));
});

const link = () => screen.getByRole('link');
const isBusy = () => link().getAttribute('aria-busy');

function answerWith(answer: () => Promise<Response>) {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

function File() {
  const { isBusy, onClick } = useDownload();
  return (
    <a href="/api/certificates/1/pdf" aria-busy={isBusy} onClick={onClick}>
      PDF
    </a>
  );
}
