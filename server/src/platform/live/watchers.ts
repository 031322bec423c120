/** `reconnected`: something may have been missed, so that everything has to be read again. */
export type LiveChange = { kind: 'changed'; topic: string; id: string } | { kind: 'reconnected' };

/** More than this for somebody who is slow to take it is worth less than reading everything again. */
const longestQueue = 256;

/** Who waits for what in this process. */
export function createWatchers() {
  const byTopic = new Map<string, Set<Queue>>();
  const all = new Set<Queue>();
  let isOver = false;

  function remove(queue: Queue, topics: readonly string[]): void {
    all.delete(queue);
    for (const topic of topics) {
      const interested = byTopic.get(topic);
      interested?.delete(queue);
      if (interested?.size === 0) byTopic.delete(topic);
    }
  }

  return {
    /** Counts from this call on, not from the first look at what it returns: nothing falls in between. */
    add(topics: readonly string[], signal: AbortSignal): AsyncIterable<LiveChange> {
      const queue = new Queue();
      if (isOver || signal.aborted) queue.end();
      else {
        all.add(queue);
        for (const topic of topics) {
          const interested = byTopic.get(topic) ?? new Set();
          byTopic.set(topic, interested.add(queue));
        }
      }
      const leave = () => {
        queue.end();
        remove(queue, topics);
      };
      signal.addEventListener('abort', leave, { once: true });
      return queue.changes(() => {
        signal.removeEventListener('abort', leave);
        leave();
      });
    },
    tell(topic: string, change: LiveChange): void {
      for (const queue of byTopic.get(topic) ?? []) queue.push(change);
    },
    tellAll(change: LiveChange): void {
      for (const queue of all) queue.push(change);
    },
    endAll(): void {
      isOver = true;
      for (const queue of all) queue.end();
    },
    count: () => all.size,
  };
}

/** What one watcher was told of and has not taken yet; the same twice is once. */
class Queue {
  #changes = new Map<string, LiveChange>();
  #isOver = false;
  #wake = () => {};

  push(change: LiveChange): void {
    // Who will read everything again needs no single changes.
    if (this.#changes.has(everything)) return;
    if (change.kind === 'reconnected' || this.#changes.size >= longestQueue) {
      this.#changes.clear();
      this.#changes.set(everything, { kind: 'reconnected' });
    } else this.#changes.set(`${change.topic} ${change.id}`, change);
    this.#wake();
  }

  end(): void {
    this.#isOver = true;
    this.#wake();
  }

  async *changes(onEnd: () => void): AsyncGenerator<LiveChange> {
    try {
      while (!this.#isOver) {
        const [next] = this.#changes;
        if (next) {
          this.#changes.delete(next[0]);
          yield next[1];
        } else await this.#untilWoken();
      }
    } finally {
      onEnd();
    }
  }

  #untilWoken(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}

const everything = '';
