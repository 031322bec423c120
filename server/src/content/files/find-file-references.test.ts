import { expect, it } from 'vitest';
import { findFileReferences } from './find-file-references.ts';

it('finds figures with what they show, and videos with all that belongs to them', () => {
  const source = [
    '# Tok',
    '![Krog z uporom](figures/krog.svg "Krog, $U$")',
    '![](media/motor.webp)',
    '::video[Elektroni]{src="media/e.mp4" poster="media/e.webp" captions="media/e.sl.vtt"}',
    '::video{src="media/f.mp4"}',
    'data: tables/prerezi.csv',
    'Datoteka figures/ ni datoteka.',
  ].join('\n');
  expect(findFileReferences(source)).toEqual([
    { path: 'figures/krog.svg', line: 2, alt: 'Krog z uporom', needsAlt: true },
    { path: 'media/motor.webp', line: 3, alt: null, needsAlt: true },
    { path: 'media/e.mp4', line: 4, alt: 'Elektroni', needsAlt: true },
    { path: 'media/e.webp', line: 4, alt: null, needsAlt: false },
    { path: 'media/e.sl.vtt', line: 4, alt: null, needsAlt: false },
    { path: 'media/f.mp4', line: 5, alt: null, needsAlt: true },
    { path: 'tables/prerezi.csv', line: 6, alt: null, needsAlt: false },
  ]);
});

it('says what the nearest figure shows where brackets are left open before it', () => {
  const [found] = findFileReferences(`${'!['.repeat(1000)}krog](figures/krog.svg)`);
  expect(found).toMatchObject({ alt: 'krog', needsAlt: true });
});

it('takes no longer name for a shorter one', () => {
  expect(findFileReferences('![x](figures/krog-2.svg)').map(({ path }) => path)).toEqual(['figures/krog-2.svg']);
});

it('finds every file of a line that nobody would write', () => {
  expect(findFileReferences('![x](figures/a.svg) '.repeat(20_000)).length).toBe(20_000);
});
