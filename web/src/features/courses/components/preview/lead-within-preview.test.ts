import { expect, it } from 'vitest';
import { leadWithinPreview } from './lead-within-preview.ts';

const lesson = { courseId: 'statika', lessonId: 'sile', as: 'free' } as const;
const led = (to: string) => {
  const [part] = leadWithinPreview([{ kind: 'html', html: `<p><a href="${to}">x</a></p>` }], lesson);
  return /href="(.*)">x/.exec(part?.kind === 'html' ? part.html : '')?.[1];
};

it('keeps links to lessons of the course in the preview', () => {
  expect(led('momenti')).toBe('/dashboard/cms/courses/statika/preview/momenti?as=free');
  expect(led('momenti#rocica')).toBe('/dashboard/cms/courses/statika/preview/momenti?as=free#rocica');
});

it('leaves all other links where they lead from the lesson', () => {
  expect(led('../elektrika/tok')).toBe('/dashboard/courses/elektrika/tok');
  expect(led('../elektrika')).toBe('/dashboard/courses/elektrika');
  expect(led('../../technical-library/item/enote-si')).toBe('/dashboard/technical-library/item/enote-si');
  expect(led('#slika')).toBe('#slika');
  expect(led('https://example.com/x')).toBe('https://example.com/x');
});
