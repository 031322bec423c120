import { globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { declared } from '../app.ts';
import { starterFolder as starter } from '../test-support/starter-content.ts';
import { prepareFiles, readFolder } from './content-folder.ts';
import type { RenderedTexts } from './content-kind.ts';
import type { ContentFiles } from './files/content-files.ts';
import { checkRenderedTexts, readRenderedTexts, writeRenderedTexts } from './rendered-texts.ts';

const kinds = declared.contentKinds;

let files: ContentFiles;
let texts: RenderedTexts;
beforeAll(async () => {
  files = await readFolder(kinds, starter);
  const prepared = await prepareFiles(kinds, files);
  expect(prepared.problems, 'the starter content has no fault').toEqual([]);
  texts = prepared.rendered;
}, 300_000);

it('come with the starter content as they would be rendered now', async () => {
  expect(await checkRenderedTexts(starter, files, texts)).toEqual([]);
  expect((await readRenderedTexts(starter, files)).size).toBe(texts.size);
});

it('are taken for the files that they were made of and no others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'navor-content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const few = new Map([...texts].slice(0, 3));
  expect((await readRenderedTexts(folder, files)).size).toBe(0);
  expect(await checkRenderedTexts(folder, files, few)).toEqual([]);

  await writeRenderedTexts(folder, files, few);
  expect(await checkRenderedTexts(folder, files, few)).toEqual([]);
  expect((await readRenderedTexts(folder, files)).size).toBe(3);

  const changed: ContentFiles = new Map([...files, ['themes/nova.yaml', Buffer.from('position: 1\n')]]);
  expect((await readRenderedTexts(folder, changed)).size).toBe(0);
  expect(await checkRenderedTexts(folder, changed, few)).toMatchObject([{ rule: 'stale-rendering' }]);
});

it('are done without when they cannot be read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'navor-content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeRenderedTexts(folder, files, new Map([...texts].slice(0, 1)));
  const [archive = ''] = globSync('rendered/*.br', { cwd: folder });
  await writeFile(join(folder, archive), 'cut off');
  expect((await readRenderedTexts(folder, files)).size).toBe(0);
  await writeFile(join(folder, 'rendered/manifest.json'), '{');
  expect((await readRenderedTexts(folder, files)).size).toBe(0);
});

it('are found stale when rendering gives something else', async () => {
  const [[path] = ['']] = texts;
  const others = new Map([...texts, [path, { body: [] }]]);
  expect(await checkRenderedTexts(starter, files, others)).toMatchObject([{ rule: 'stale-rendering' }]);
});
