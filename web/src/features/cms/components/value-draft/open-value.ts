import type { WrittenValue } from '@navor/contract';
import { newId } from '#platform/new-id.ts';
import type { Outbox } from '#platform/outbox/outbox.ts';
import { announcePage } from '../text-draft/living-pages.ts';
import { failureOf, retryMs } from '../text-draft/write-failure.ts';
import { createUnsentValues } from './unsent-value.ts';
import {
  createValueDraft,
  type ToldValue,
  type ValueDraftState,
  type ValueDraftStore,
  type ValueWrite,
} from './value-draft.ts';

/** A file of values that is open in this window: for whichever screens show it, and afterwards until what waits is sent. */
export type OpenValue<Value> = ValueDraftStore<Value> & Outbox<ValueDraftState<Value>> & { enter: () => () => void };

type Opening<Value> = {
  key: string;
  told: ToldValue<Value>;
  write: (write: ValueWrite<Value>) => Promise<WrittenValue>;
  onClosed: () => void;
};

export function openValue<Value>({ key, told, write, onClosed }: Opening<Value>): OpenValue<Value> {
  const page = newId();
  const unsent = createUnsentValues<Value>(key, page);
  const store = createValueDraft<Value>({ told, write, failureOf, keep: unsent.keep, retryMs });
  let screens = 0;
  let leavePage: (() => void) | undefined;

  async function takeOverLeft(): Promise<void> {
    for (const left of await unsent.leftBy()) {
      // What has to be decided on comes first; the rest waits for the next page.
      if (!(await store.restore(() => unsent.takeOver(left)))) return;
    }
  }

  function closeIfDone(): void {
    const { saving } = store.current();
    // Whose session has ended may be followed by somebody else, who must not be taken for them.
    if (screens > 0 || !leavePage || (saving !== 'saved' && saving !== 'signed-out')) return;
    store.close();
    leavePage();
    leavePage = undefined;
    onClosed();
  }
  store.subscribe(closeIfDone);

  return {
    ...store,
    keys: [],
    catchUp: () => {},
    /** A screen shows it, until the answer is called. */
    enter() {
      screens++;
      if (!leavePage) {
        leavePage = announcePage(page);
        store.reopen();
        void takeOverLeft();
      }
      return () => {
        screens--;
        if (store.current().saving !== 'signed-out') void store.flush();
        // A field that goes with the screen gives what was typed in it first, and another screen may show the same file.
        queueMicrotask(closeIfDone);
      };
    },
  };
}
