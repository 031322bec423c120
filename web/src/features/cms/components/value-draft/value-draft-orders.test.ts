import { setImmediate as settle } from 'node:timers/promises';
import type { WrittenValue } from '@navor/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createValueDraft, type ToldValue, type ValueWrite } from './value-draft.ts';

/** Each name is changed by one alone: here, by others, or by what the server is asked for. Every change counts up. */
type Counts = { here: number; alsoHere: number; others: number; asked: number };
const names = ['here', 'alsoHere', 'others', 'asked'] as const;
const none: Counts = { here: 0, alsoHere: 0, others: 0, asked: 0 };

const step = fc.oneof(
  fc.record({ kind: fc.constant('change' as const), name: fc.constantFrom('here' as const, 'alsoHere' as const) }),
  fc.record({ kind: fc.constantFrom('others' as const, 'ask' as const, 'refresh' as const, 'flush' as const) }),
  // What is on its way goes on: to the server, and back from there.
  fc.record({ kind: fc.constantFrom('go' as const, 'go' as const, 'go' as const, 'lose' as const), at: fc.nat(9) }),
);

it('loses and undoes nothing, in whatever order changes, answers and news come', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const server = createServer();
      const { draft, changed } = draftOn(server);
      let shown = draft.current().value;
      for (const each of steps) {
        if (each.kind === 'change') changed(each.name);
        else if (each.kind === 'go') server.go(each.at);
        else if (each.kind === 'lose') server.lose(each.at);
        else if (each.kind === 'others') server.change('others');
        else if (each.kind === 'flush') void draft.flush();
        else if (each.kind === 'refresh') void draft.refresh(server.read).catch(() => {});
        else void draft.request(server.ask, (answer) => answer).catch(() => {});
        await settle();
        const now = draft.current().value;
        for (const name of names) expect(now[name]).toBeGreaterThanOrEqual(shown[name]);
        shown = now;
      }
      await server.goAll(draft.flush());
      expect(draft.current().saving).toBe('saved');
      expect(server.current()).toMatchObject({ here: shown.here, alsoHere: shown.alsoHere });
      await server.goAll(draft.refresh(server.read));
      expect(draft.current().value).toEqual(server.current());
    }),
    { seed: 41, numRuns: 300 },
  );
});

function draftOn(server: ReturnType<typeof createServer>) {
  const draft = createValueDraft<Counts>({
    told: { value: none, hash: hashOf(none) },
    write: server.write,
    failureOf: () => 'refused',
    keep: () => {},
    retryMs: 0,
  });
  const changed = (name: 'here' | 'alsoHere') => draft.change((value) => ({ ...value, [name]: value[name] + 1 }));
  return { draft, changed };
}

function hashOf(value: Counts): string {
  return JSON.stringify(value);
}

/** Answers as the server does, each request in two steps: it arrives, and its answer does. */
function createServer() {
  let value = none;
  let onTheirWay: { go: () => void; lose: () => void; isThere: boolean }[] = [];

  const gate = (isThere: boolean) =>
    new Promise<void>((resolve, reject) => {
      onTheirWay.push({ isThere, go: resolve, lose: () => reject(new Error('offline')) });
    });
  async function asked<Answer>(answer: () => Answer): Promise<Answer> {
    await gate(false);
    const made = answer();
    await gate(true);
    return made;
  }
  const told = (): ToldValue<Counts> => ({ value, hash: hashOf(value) });
  const change = (name: keyof Counts) => {
    value = { ...value, [name]: value[name] + 1 };
  };

  return {
    change,
    current: () => value,
    write: (write: ValueWrite<Counts>) => asked(() => writeTo(write)),
    read: () => asked(told),
    ask: (baseHash: string) =>
      asked(() => {
        if (baseHash === hashOf(value)) change('asked');
        return told();
      }),
    go(at: number) {
      const [next] = onTheirWay.splice(at % Math.max(1, onTheirWay.length), 1);
      next?.go();
    },
    /** Only what has not arrived: whoever is told that it failed goes on from before it. */
    lose(at: number) {
      const leaving = onTheirWay.filter(({ isThere }) => !isThere);
      const lost = leaving[at % Math.max(1, leaving.length)];
      onTheirWay = onTheirWay.filter((each) => each !== lost);
      lost?.lose();
    },
    async goAll(until: Promise<unknown>) {
      let isDone = false;
      void until.then(() => {
        isDone = true;
      });
      while (!isDone) {
        for (const { go } of onTheirWay.splice(0)) go();
        await settle();
      }
    },
  };

  function writeTo({ value: own, base_hash, base_value: base }: ValueWrite<Counts>): WrittenValue {
    if (base_hash === hashOf(value)) {
      value = own;
      return { kind: 'saved', hash: hashOf(value) };
    }
    for (const name of names) if (own[name] !== base[name]) value = { ...value, [name]: own[name] };
    return { kind: 'merged', hash: hashOf(value), value };
  }
}
