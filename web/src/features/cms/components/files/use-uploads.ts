import type { ContentDocument, ErrorCode, UploadAnswer } from '@navor/contract';
import { useRef, useState } from 'react';
import { type UploadTarget, uploadFile } from './upload-file.ts';

type Added = Extract<UploadAnswer, { kind: 'added' }>;

export type Upload = { id: number; name: string } & UploadState;
export type UploadState =
  | { state: 'waiting' }
  | { state: 'sending'; share: number; cancel: () => void }
  | { state: 'added'; answer: Added }
  | {
      state: 'convertible';
      answer: Extract<UploadAnswer, { kind: 'convertible' }>;
      decide: (mayConvert: boolean) => void;
    }
  | { state: 'refused'; answer: Extract<UploadAnswer, { kind: 'refused' }> }
  | { state: 'outdated' }
  | { state: 'failed'; code: ErrorCode | undefined; decide: (isTriedAgain: boolean) => void };

export type Uploads = ReturnType<typeof useUploads>;

/** Files on their way to a document, one after another, and what became of each. */
export function useUploads(document: ContentDocument, onAdded: (answer: Added) => void = () => {}) {
  const [list, setList] = useState<Upload[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const nextId = useRef(0);

  const set = (id: number, state: UploadState) =>
    setList((before) => before.map((one) => (one.id === id ? { id, name: one.name, ...state } : one)));
  const dismiss = (id: number) => setList((before) => before.filter((one) => one.id !== id));

  /** One at a time, so that each has the whole line; what waits for a decision holds nobody up. */
  function inTurn<Result>(start: () => Promise<Result>): Promise<Result> {
    const sent = queue.current.then(start);
    queue.current = sent;
    return sent;
  }

  /** Ends when it is decided: a drawing may wait for its author's consent. Null where it did not come in. */
  async function sendNow(id: number, file: File, target: UploadTarget): Promise<string | null> {
    const outcome = await inTurn(() => {
      const abort = new AbortController();
      const show = (share: number) => set(id, { state: 'sending', share, cancel: () => abort.abort() });
      show(0);
      return uploadFile(file, target, show, abort.signal);
    });
    switch (outcome.kind) {
      case 'added':
        set(id, { state: 'added', answer: outcome });
        onAdded(outcome);
        return outcome.path;
      case 'convertible': {
        const { promise, resolve: decide } = Promise.withResolvers<boolean>();
        set(id, { state: 'convertible', answer: outcome, decide });
        if (await promise) return sendNow(id, file, { ...target, mayConvert: true });
        break;
      }
      case 'refused':
        set(id, { state: 'refused', answer: outcome });
        return null;
      case 'outdated':
        set(id, { state: 'outdated' });
        return null;
      case 'failed': {
        const { promise, resolve: decide } = Promise.withResolvers<boolean>();
        set(id, { state: 'failed', code: outcome.code, decide });
        if (await promise) return sendNow(id, file, target);
        break;
      }
      case 'cancelled':
        break;
    }
    dismiss(id);
    return null;
  }

  function send(file: File, options: Omit<UploadTarget, 'kind' | 'id'> = {}): Promise<string | null> {
    const id = nextId.current++;
    setList((before) => [...before, { id, name: file.name, state: 'waiting' }]);
    return sendNow(id, file, { ...document, ...options });
  }

  return { list, send, dismiss };
}
