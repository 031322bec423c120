// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendWithProgress } from './send-with-progress.ts';

let request: FakeRequest;

class FakeRequest {
  status = 0;
  response: unknown = null;
  opened: string[] = [];
  headers: Record<string, string> = {};
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  constructor() {
    request = this;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send() {}
  abort() {
    this.onabort?.();
  }
  answer(status: number, response: unknown) {
    Object.assign(this, { status, response });
    this.onload?.();
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeRequest));
afterEach(() => void vi.unstubAllGlobals());

const onProgress = vi.fn();
const abort = new AbortController();
const send = () =>
  sendWithProgress<{ kind: 'added' }>(new File(['x'], 'motor.png'), {
    ...{ address: '/api/x', headers: { 'content-type': 'image/png' }, onProgress, signal: abort.signal },
  });

it('sends a file, tells how much of it has left, and gives the answer', async () => {
  const sent = send();
  expect([request.opened, request.headers]).toEqual([['PUT', '/api/x'], { 'content-type': 'image/png' }]);
  request.upload.onprogress?.({ loaded: 1, total: 4 });
  request.upload.onprogress?.({ loaded: 0, total: 0 });
  expect(onProgress.mock.calls).toEqual([[0.25], [0]]);
  request.answer(200, { kind: 'added' });
  expect(await sent).toEqual({ kind: 'added' });
});

it.each([
  ['a refusal', () => request.answer(403, { code: 'FORBIDDEN' }), { kind: 'failed', code: 'FORBIDDEN' }],
  ['a breakdown without words', () => request.answer(502, null), { kind: 'failed', code: undefined }],
  ['a lost connection', () => request.onerror?.(), { kind: 'failed', code: undefined }],
  ['being cancelled', () => abort.abort(), { kind: 'cancelled' }],
])('tells of %s', async (_, happen, outcome) => {
  const sent = send();
  happen();
  expect(await sent).toEqual(outcome);
});
