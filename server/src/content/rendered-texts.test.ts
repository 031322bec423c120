import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { declared } from '../app.ts';
import { prepareFiles, readFolder, writeFolder } from './content-folder.ts';
import type { RenderedTexts } from './content-kind.ts';
import type { ContentFiles } from './files/content-files.ts';
import { checkRenderedTexts, readRenderedTexts, writeRenderedTexts } from './rendered-texts.ts';

const kinds = declared.contentKinds;
const starter = join(import.meta.dirname, '../../../content');

let files: ContentFiles;
let texts: RenderedTexts;
beforeAll(async () => {
  files = await readFolder(kinds, starter);
  texts = (await prepareFiles(kinds, files)).rendered;
}, 300_000);

it('come with the starter content as they would be rendered now', async () => {
  expect(await checkRenderedTexts(starter, files, texts)).toEqual([]);
  expect((await readRenderedTexts(starter, files)).size).toBe(texts.size);
});

it('are taken for the files that they were made of and no others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'navor-content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFolder(kinds, folder, files);
  expect((await readRenderedTexts(folder, files)).size).toBe(0);
  expect(await checkRenderedTexts(folder, files, texts)).toEqual([]);

  await writeRenderedTexts(folder, files, texts);
  expect(await checkRenderedTexts(folder, files, texts)).toEqual([]);
  expect(await readdir(join(folder, 'rendered'))).toEqual(await readdir(join(starter, 'rendered')));
  expect((await readRenderedTexts(folder, files)).size).toBe(texts.size);

  const changed: ContentFiles = new Map([...files, ['themes/nova.yaml', Buffer.from('position: 1\n')]]);
  expect((await readRenderedTexts(folder, changed)).size).toBe(0);
  expect(await checkRenderedTexts(folder, changed, texts)).toMatchObject([{ rule: 'stale-rendering' }]);
});

it('are found stale when rendering gives something else', async () => {
  const [[path] = ['']] = texts;
  const others = new Map([...texts, [path, { body: [] }]]);
  expect(await checkRenderedTexts(starter, files, others)).toMatchObject([{ rule: 'stale-rendering' }]);
});
