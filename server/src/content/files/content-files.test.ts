import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { sampleCourseFiles } from '../../test-support/sample-course-files.ts';
import { type ContentFiles, readContentFiles as read, writeContentFiles as write } from './content-files.ts';

const known = [/^themes\/[^/]+\.yaml$/, /^courses\/.+$/];
const readContentFiles = (folder: string) => read(folder, known);
const writeContentFiles = (folder: string, files: ContentFiles) => write(folder, files, known);

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'navor-content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

it('leaves what an export does not have: other courses and themes', async () => {
  const folder = await temporaryFolder();
  const files = sampleCourseFiles();
  await writeContentFiles(folder, files);
  expect(await writeContentFiles(folder, new Map())).toEqual({ changed: [] });
  const other = new Map([['courses/drugi/course.yaml', Buffer.from('theme: elektrika\n')]]);
  expect(await writeContentFiles(folder, other)).toEqual({ changed: ['courses/drugi/course.yaml'] });
  expect(await readContentFiles(folder)).toEqual(new Map([...other, ...files]));
});

it('removes what a course of the export no longer has', async () => {
  const folder = await temporaryFolder();
  await writeContentFiles(folder, sampleCourseFiles());
  const lesson = 'courses/osnove/lessons/napetost.de.md';
  expect(await writeContentFiles(folder, sampleCourseFiles({ [lesson]: null }))).toEqual({ changed: [lesson] });
});

it.each([
  ['a file', 'courses/osnove/course.yaml', 'secret'],
  ['a folder', 'courses/osnove/lessons', ''],
])('never writes through %s that is a symbolic link', async (_, place, target) => {
  const folder = await temporaryFolder();
  const outside = await temporaryFolder();
  await writeFile(join(outside, 'secret'), 'untouched');
  await mkdir(join(folder, 'courses/osnove'), { recursive: true });
  await symlink(join(outside, target), join(folder, place));
  await expect(writeContentFiles(folder, sampleCourseFiles())).rejects.toThrow(place);
  expect(await readFile(join(outside, 'secret'), 'utf8')).toBe('untouched');
  expect(await readContentFiles(outside)).toEqual(new Map());
  expect((await readContentFiles(folder)).size).toBe(0);
});
