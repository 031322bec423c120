import { expect, it } from 'vitest';
import { isAnyJudged, namedTopics, type Topic } from './named-topics.ts';

const topic = (title: string, standing: Topic['standing']): Topic => ({
  ...{ topic: { id: title, title }, standing, question_count: 5, share: 0.5, recent_share: 0.5, mean_seconds: null },
});

it('names the three weakest topics and the three strongest, each from its end', () => {
  const topics = [
    ...['w1', 'w2', 'w3', 'w4'].map((title) => topic(title, 'weak')),
    topic('m', 'middling'),
    ...['s1', 's2', 's3', 's4'].map((title) => topic(title, 'strong')),
    topic('f', 'too-few'),
  ];
  expect(namedTopics(topics)).toEqual({ weak: ['w1', 'w2', 'w3'], strong: ['s4', 's3', 's2'] });
});

it('has nothing to say while all topics have too few answers', () => {
  expect(isAnyJudged([])).toBe(false);
  expect(isAnyJudged([topic('f', 'too-few')])).toBe(false);
  expect(isAnyJudged([topic('m', 'middling'), topic('f', 'too-few')])).toBe(true);
});
