// @vitest-environment happy-dom
import type { UploadAnswer } from '@navor/contract';
import { createTexts, Page } from '@navor/ui/test-support.tsx';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import texts from '../../../../../../translations/sl/cms-files.json' with { type: 'json' };
import problems from '../../../../../../translations/sl/content-problems.json' with { type: 'json' };
import errors from '../../../../../../translations/sl/errors.json' with { type: 'json' };
import editing from '../../../../../../translations/sl/quiz-editing.json' with { type: 'json' };
import { UploadArea } from './upload-area.tsx';
import { useUploads } from './use-uploads.ts';

/** What was sent, in order; each waits to be answered. */
class FakeRequest {
  static sent: FakeRequest[] = [];
  address = '';
  status = 0;
  response: unknown = null;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  open(_: string, address: string) {
    this.address = address;
  }
  setRequestHeader() {}
  send() {
    FakeRequest.sent.push(this);
  }
  abort() {
    this.onabort?.();
  }
  answer(response: UploadAnswer | { code: string }, status = 200) {
    Object.assign(this, { status, response });
    return act(async () => this.onload?.());
  }
}

const onAdded = vi.fn();
beforeEach(() => {
  FakeRequest.sent = [];
  onAdded.mockReset();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Area() {
  return <UploadArea uploads={useUploads({ kind: 'course', id: 'osnove' }, onAdded)} />;
}

async function choose(...names: string[]) {
  const i18n = createTexts();
  i18n.addResourceBundle('sl', 'cms-files', texts);
  i18n.addResourceBundle('sl', 'errors', errors);
  i18n.addResourceBundle('sl', 'quiz-editing', editing);
  i18n.addResourceBundle('sl', 'content-problems', problems);
  const { container } = render(
    <Page texts={i18n}>
      <Area />
    </Page>,
  );
  const input = container.querySelector('input');
  if (!input) throw new Error('There is no field for files');
  const files = names.map((name) => new File(['x'], name));
  await act(async () => fireEvent.change(input, { target: { files } }));
}

const added: UploadAnswer = {
  ...{ kind: 'added', path: 'media/motor.webp', is: 'picture', hash: 'x', address: null },
  changes: ['metadata_removed'],
};
const [first, second] = [() => FakeRequest.sent[0], () => FakeRequest.sent[1]];

describe('files that are chosen', () => {
  it('are sent one after another, and say what was done to them', async () => {
    await choose('Motor.png', 'krog.svg');
    expect(FakeRequest.sent).toHaveLength(1);
    expect(screen.getByText(/krog\.svg/).textContent).toContain('Čaka');
    await first()?.answer(added);
    expect(screen.getByText('Naloženo kot media/motor.webp')).toBeTruthy();
    expect(screen.getByText('odstranjeni podatki o kraju, napravi in avtorju')).toBeTruthy();
    expect(onAdded).toHaveBeenCalledOnce();
    expect(FakeRequest.sent).toHaveLength(2);
  });

  it('tell how much of them has left', async () => {
    await choose('film.mp4');
    await act(async () => first()?.upload.onprogress?.({ loaded: 30, total: 120 }));
    expect(screen.getByRole('progressbar', { name: 'Nalaganje: film.mp4' }).getAttribute('aria-valuenow')).toBe('0.25');
  });

  it('are converted only if their author agrees', async () => {
    await choose('krog.svg');
    await first()?.answer({ kind: 'convertible', changes: ['colours_of_theme'], source: '<svg/>' });
    expect(screen.getByText('barve sledijo svetli in temni temi')).toBeTruthy();
    expect(FakeRequest.sent).toHaveLength(1);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Pretvori in naloži' })));
    expect(second()?.address).toContain('convert=true');
  });

  it('say why they are refused', async () => {
    await choose('zlo.svg');
    await first()?.answer({ kind: 'refused', reason: 'unsafe_drawing', details: ['<script>'] });
    expect(screen.getByRole('alert').textContent).toContain('<script>');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /Zapri/ })));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('say in the language of the reader what is wrong in a table, line by line', async () => {
    await choose('žice.csv');
    await first()?.answer({
      ...{ kind: 'refused', reason: 'faulty_table', details: ['3: not as many cells as columns (1 ≠ 2)', '5: new'] },
      faults: [
        { code: 'markdown.csvUneven', parts: ['3', '1 ≠ 2'] },
        { code: 'markdown.csvOfTomorrow', parts: ['5'] },
      ],
    });
    const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(told).toContain('3: število celic se ne ujema s številom stolpcev (1 ≠ 2).');
    expect(told).toContain('5: new');
  });

  it('can be sent again after a lost connection', async () => {
    await choose('motor.png');
    await act(async () => first()?.onerror?.());
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Poskusi znova' })));
    await second()?.answer(added);
    expect(onAdded).toHaveBeenCalledOnce();
  });

  it('are gone from the list once they are cancelled', async () => {
    await choose('film.mp4');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Prekini' })));
    expect(screen.queryByText(/film\.mp4/)).toBeNull();
  });
});
