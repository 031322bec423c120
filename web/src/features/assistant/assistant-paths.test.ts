import { expect, it } from 'vitest';
import { askPath, attachmentsIn, withAttached, withoutAttachment } from './assistant-paths.ts';

const lesson = { kind: 'lesson', course_id: 'osnove', lesson_id: 'tok' } as const;
const question = { kind: 'question', attempt_id: 'a1', position: 3 } as const;

it('reads from an address what it attaches', () => {
  for (const attachment of [lesson, question, { kind: 'library', item_id: 'navoji' } as const]) {
    expect(attachmentsIn(new URL(askPath(attachment), 'https://navor.example').searchParams)).toEqual([attachment]);
  }
});

it('attaches nothing for what looks like nothing of ours', () => {
  const query = new URLSearchParams('lesson=osnove&item=a/b&question=a1/x&question=a1/0&lesson=a/b/c&item=&x=y');
  expect(attachmentsIn(query)).toEqual([]);
});

it('takes one thing out of the address and leaves the rest', () => {
  const search = '?lesson=osnove%2Ftok&question=a1%2F3';
  const path = withoutAttachment({ pathname: '/dashboard/ai-chat', search }, lesson);
  expect(attachmentsIn(new URL(path, 'https://navor.example').searchParams)).toEqual([question]);
});

it('stays in the address of a list beside the conversation', () => {
  const search = '?lesson=statics/forces&item=ohm&search=old&page=3';
  expect(withAttached('/chat?view=history', search)).toBe('/chat?view=history&lesson=statics%2Fforces&item=ohm');
  expect(withAttached('/chat', '?item=ohm')).toBe('/chat?item=ohm');
  expect(withAttached('/chat', '?search=old')).toBe('/chat');
});
