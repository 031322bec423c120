import { expect, it } from 'vitest';
import { mixTopics } from './mix-topics.ts';

const of = (topics: string) => [...topics].map((topicId, place) => ({ topicId, place }));
const topicsOf = (things: { topicId: string }[]) => things.map(({ topicId }) => topicId).join('');

it.each([
  ['', ''],
  ['aaa', 'aaa'],
  ['aab', 'aba'],
  ['aaabbb', 'ababab'],
  ['abbbb', 'babbb'],
  ['aaaabbc', 'abacaba'],
])('puts topics %j in the order %j', (given, mixed) => {
  const result = topicsOf(mixTopics(of(given)));
  expect([...result].sort()).toEqual([...given].sort());
  expect(neighbours(result)).toBe(neighbours(mixed));
});

it('keeps the order within a topic', () => {
  const places = mixTopics(of('aabab')).filter(({ topicId }) => topicId === 'a');
  expect(places.map(({ place }) => place)).toEqual([0, 1, 3]);
});

function neighbours(topics: string): number {
  return [...topics].filter((topic, index) => topic === topics[index + 1]).length;
}
