import { expect, it } from 'vitest';
import { measurePackages } from './package-sizes.ts';

const size = (gzip: number) => ({ gzip });
const screens = [
  { address: '/', isPublic: true, files: ['/assets/shell.js'] },
  { address: '/courses', isPublic: true, files: ['/assets/shell.js', '/assets/courses.js'] },
];

it('divides what a file weighs among the packages that fill it, and leaves out what no first visit loads', () => {
  const shares = {
    'assets/shell.js': { react: 300, web: 100 },
    'assets/courses.js': { web: 50 },
    'assets/on-demand.js': { radix: 50 },
  };
  const sizes = new Map([
    ['/assets/shell.js', size(400)],
    ['/assets/courses.js', size(20)],
  ]);
  expect(measurePackages(shares, sizes, screens)).toEqual([
    { name: 'react', gzip: 300, screens: 2 },
    { name: 'web', gzip: 120, screens: 2 },
  ]);
});
