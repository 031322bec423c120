import { expect, it } from 'vitest';
import { isOfContent, prepareContent } from './prepare-content.ts';

it('tells what is of the form of a file alone from what is wrong with the content', async () => {
  const missing = { path: 'a.yaml', line: 2, rule: 'missing-translation', severity: 'warning', message: '' } as const;
  const { problems } = await prepareContent(new Map([['a.yaml', Buffer.from('a:  1')]]), null, {
    read: () => ({ problems: [missing] }),
    format: () => new Map([['a.yaml', Buffer.from('a: 1')]]),
    rules: [],
    render: async () => ({ problems: [] }),
  });
  expect(problems.map(({ rule }) => rule)).toEqual(['format', 'missing-translation']);
  expect(problems.filter(isOfContent)).toEqual([missing]);
});
