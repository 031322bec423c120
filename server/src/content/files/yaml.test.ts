import { describe, expect, it } from 'vitest';
import { parseYaml } from './yaml.ts';

const linesOf = (text: string) => {
  const parsed = parseYaml(text, 10);
  return parsed.kind === 'faulty' ? parsed.faults.map(({ line }) => line) : 'parsed';
};

describe('YAML', () => {
  it('is data, and a tree that knows the lines of its file', () => {
    const parsed = parseYaml('a: 1\nb:\n  - x\n', 10);
    expect(parsed).toMatchObject({ kind: 'parsed', value: { a: 1, b: ['x'] } });
    if (parsed.kind === 'parsed') expect(parsed.lineOf(parsed.root)).toBe(10);
  });

  it.each([
    ['is broken', 'a: 1\nb: [x', [11]],
    ['has many faults in a line', 'a: 1\nb: ]]]]]]', [11]],
    ['names a type', 'a: !thing x', [10]],
    ['refers to another place', 'a: &a x\nb: *a', [11]],
    ['starts with a star', 'a: x\nb: *x*', [11]],
    ['nests without end', '['.repeat(9000) + ']'.repeat(9000), [10]],
  ])('is refused by its lines when it %s', (_, text, lines) => {
    expect(linesOf(text)).toEqual(lines);
  });

  it('says what is wrong in one line, without a place of its own counting', () => {
    const parsed = parseYaml('a: 1\na: 2', 10);
    expect(parsed).toEqual({ kind: 'faulty', faults: [{ line: 11, message: 'Map keys must be unique' }] });
  });
});

it('names each key that a mapping has twice, and takes the same one in another mapping', () => {
  expect(parseYaml('a: 1\nb:\n  a: 2\n  c: 3\n  c: 4\na: 5\n', 1)).toEqual({
    kind: 'faulty',
    faults: [
      { line: 5, message: 'Map keys must be unique' },
      { line: 6, message: 'Map keys must be unique' },
    ],
  });
});

it.each([
  ['keys', 'a: 1\n'.repeat(20_000)],
  ['lists in lists', `a: [${'[],'.repeat(20_000)}]`],
  ['words', `a: ${'word '.repeat(100_000)}`],
  ['signs that close nothing', ']'.repeat(30_000)],
  ['signs that lead nowhere', '- *a '.repeat(10_000)],
])('does not begin with more %s than any file has', (_, text) => {
  expect(parseYaml(text, 3)).toEqual({ kind: 'faulty', faults: [{ line: 3, message: 'This is too long' }] });
});

it('takes a text of many lines in any of its words for what it is', () => {
  const text = 'One line, and another.\n'.repeat(5000);
  const parsed = parseYaml(`a: |\n  ${text.replaceAll('\n', '\n  ')}`, 1);
  expect(parsed).toMatchObject({ kind: 'parsed' });
});
