import { describe, expect, it } from 'vitest';
import { message } from './discussion.fixture.tsx';
import { type DiscussionState, withChange, withEarlier, withMessages, withNewest } from './discussion-state.ts';

const state = (numbers: number[], has_earlier = false): DiscussionState => ({
  messages: numbers.map((number) => message(number)),
  has_earlier,
  revision: numbers.at(-1) ?? 0,
});
const numbersIn = ({ messages }: DiscussionState) => messages.map(({ number }) => number);

describe('a discussion in the browser', () => {
  it('grows by what the stream tells, and by nothing twice', () => {
    const change = { kind: 'message', message: message(3) } as const;
    const once = withChange(state([1, 2]), change);
    expect(numbersIn(once)).toEqual([1, 2, 3]);
    expect(once.revision).toBe(3);
    expect(withChange(once, change)).toBe(once);
  });

  it('takes over that a message was removed, in its place', () => {
    const removed = message(1, { revision: 4, text: null });
    const after = withChange(state([1, 2, 3]), { kind: 'message', message: removed });
    expect(numbersIn(after)).toEqual([1, 2, 3]);
    expect(after.messages[0]?.text).toBeNull();
    expect(withMessages(after, [message(1)]).messages[0]?.text, 'an older answer does not bring it back').toBeNull();
  });

  it('waits for the stream to tell what lies before one’s own message', () => {
    const withOwn = withMessages(state([1]), [message(3)]);
    expect(withOwn.revision).toBe(1);
    expect(numbersIn(withChange(withOwn, { kind: 'message', message: message(2) }))).toEqual([1, 2, 3]);
  });

  it('has no gap: what belongs to a page that was not read comes with that', () => {
    const changed = withChange(state([11, 12], true), { kind: 'message', message: message(5, { revision: 13 }) });
    expect(numbersIn(changed)).toEqual([11, 12]);
    expect(changed.revision).toBe(13);
    const before = { messages: [message(9), message(10)], has_earlier: true, revision: 13 };
    expect(withEarlier(changed, before)).toMatchObject({ has_earlier: true, revision: 13 });
    expect(numbersIn(withEarlier(changed, before))).toEqual([9, 10, 11, 12]);
  });

  it('joins the newest page where they meet, and is replaced by it where they do not', () => {
    expect(numbersIn(withNewest(state([1, 2]), state([2, 3], true)))).toEqual([1, 2, 3]);
    expect(numbersIn(withNewest(state([1, 2]), state([8, 9], true)))).toEqual([8, 9]);
  });
});
