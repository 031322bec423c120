import { enclosures, strayCloses, templateTokens } from './model-marks.ts';

type Enclosure = (typeof enclosures)[number];

export type MarkFilter = {
  /** What of it is certain to be answer; the rest waits for what follows. */
  push(text: string): string;
  end(): string;
  /** The model wrote calls of tools as text, so nobody reads them. */
  readonly hasToolText: boolean;
  /** A thought ended that had never begun: all that was let through before was no answer. */
  readonly endsUnopenedThought: boolean;
  /** It was said to start in the middle of a thought, and no thought ended. */
  readonly hadNoThought: boolean;
};

/** Takes thoughts, calls of tools and template tokens out of a stream of text, however it is cut into pieces. */
export function createMarkFilter({ startsThinking = false } = {}): MarkFilter {
  let held = '';
  let inside: Enclosure | undefined = startsThinking ? enclosures[0] : undefined;
  let isAtLineStart = true;
  let hasToolText = false;
  let endsUnopenedThought = false;
  /** What is inside of a thought that was only supposed to have begun: if it never ends, it was the answer. */
  let supposed = startsThinking ? '' : undefined;

  function take(isLast: boolean): string {
    let out = '';
    while (held !== '') {
      const step = inside ? leave(inside, isLast) : pass(isLast);
      if (step === undefined) break;
      out += step;
    }
    return out;
  }

  function leave({ close }: Enclosure, isLast: boolean): string | undefined {
    const at = held.indexOf(close);
    const cut = at >= 0 ? at + close.length : held.length - (isLast ? 0 : partOf(held, [close]));
    if (supposed !== undefined) supposed += held.slice(0, cut);
    held = held.slice(cut);
    if (at < 0) return undefined;
    inside = undefined;
    supposed = undefined;
    isAtLineStart = true;
    return '';
  }

  function pass(isLast: boolean): string | undefined {
    if (isAtLineStart) {
      const blank = /^\s+/.exec(held)?.[0];
      if (blank) return moveOn(blank.length);
      const enclosure = enclosures.find(({ open }) => held.startsWith(open));
      if (enclosure) return enter(enclosure);
      const isOpen = enclosures.some(({ open }) => open.startsWith(held));
      if (isOpen && !isLast) return undefined;
    }
    const token = templateTokens.find((each) => held.startsWith(each));
    if (token) {
      held = held.slice(token.length);
      return '';
    }
    const stray = strayCloses.find((each) => held.startsWith(each));
    if (stray) {
      endsUnopenedThought = true;
      held = held.slice(stray.length);
      isAtLineStart = true;
      return '';
    }
    const isPart = [...templateTokens, ...strayCloses].some((mark) => mark.startsWith(held));
    if (isPart && !isLast) return undefined;
    const next = /[\n<[]/.exec(held.slice(1));
    return moveOn(next ? next.index + 1 + (next[0] === '\n' ? 1 : 0) : held.length);
  }

  function enter(enclosure: Enclosure): string {
    inside = enclosure;
    if (enclosure.isToolCall) hasToolText = true;
    held = held.slice(enclosure.open.length);
    return '';
  }

  function moveOn(length: number): string {
    const passed = held.slice(0, length);
    held = held.slice(length);
    isAtLineStart = /(^|\n)\s*$/.test(passed) && (isAtLineStart || passed.includes('\n'));
    return passed;
  }

  return {
    push(text) {
      held += text;
      return take(false);
    },
    end() {
      const rest = take(true);
      if (supposed === undefined) return rest;
      const answer = createMarkFilter();
      return rest + answer.push(supposed) + answer.end();
    },
    get hasToolText() {
      return hasToolText;
    },
    get endsUnopenedThought() {
      return endsUnopenedThought;
    },
    get hadNoThought() {
      return supposed !== undefined;
    },
  };
}

/** How much of the end of a text may be the beginning of one of these marks. */
function partOf(text: string, marks: readonly string[]): number {
  for (let length = Math.min(text.length, Math.max(...marks.map((mark) => mark.length)) - 1); length > 0; length -= 1) {
    if (marks.some((mark) => mark.startsWith(text.slice(-length)))) return length;
  }
  return 0;
}
