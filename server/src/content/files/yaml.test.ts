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
