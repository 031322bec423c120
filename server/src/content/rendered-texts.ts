import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { RenderedTexts } from './content-kind.ts';
import type { ContentFiles } from './files/content-files.ts';
import { hashFiles } from './files/hash-files.ts';
import type { FileProblem } from './files/problem.ts';
import { rendererEdition } from './markdown/renderer-edition.ts';

/**
 * The content of the product brings along what its texts look like, so that a first start need not render them. They are
 * taken for exactly the files that they were made of, by this edition of the renderer; anything else is rendered as ever.
 */
export async function readRenderedTexts(folder: string, files: ContentFiles): Promise<RenderedTexts> {
  try {
    return isDeepStrictEqual(await readManifest(folder), manifestOf(files)) ? await readArchives(folder) : new Map();
  } catch {
    // Archives that cannot be read are as good as none: they save time, and nothing depends on them.
    return new Map();
  }
}

/** One archive for each course, quiz and the like, so that a change of one of them leaves the others as they are. */
export async function writeRenderedTexts(folder: string, files: ContentFiles, texts: RenderedTexts): Promise<void> {
  const target = join(folder, renderedFolder);
  await rm(target, { recursive: true, force: true });
  await mkdir(target);
  for (const [name, entries] of Map.groupBy(texts, ([path]) => archiveOf(path))) {
    const bytes = await compress(JSON.stringify(Object.fromEntries(entries)), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
    });
    await writeFile(join(target, name), bytes);
  }
  await writeFile(join(target, manifestName), `${JSON.stringify(manifestOf(files), null, 2)}\n`);
}

/** What a folder brings along has to be what rendering it gives now; a folder without any is fine. */
export async function checkRenderedTexts(
  folder: string,
  files: ContentFiles,
  texts: RenderedTexts,
): Promise<FileProblem[]> {
  const manifest = await readManifest(folder);
  if (manifest === undefined) return [];
  const isFresh = isDeepStrictEqual(manifest, manifestOf(files)) && isSame(await readArchives(folder), texts);
  if (isFresh) return [];
  const message = 'These are not the texts of this folder as they are rendered now; "content -- render" mends it';
  return [{ path: `${renderedFolder}/${manifestName}`, line: 1, rule: 'stale-rendering', severity: 'error', message }];
}

const renderedFolder = 'rendered';
const manifestName = 'manifest.json';
const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

type Manifest = { rendererEdition: number; filesHash: string };

function manifestOf(files: ContentFiles): Manifest {
  return { rendererEdition, filesHash: hashFiles(files) };
}

async function readManifest(folder: string): Promise<unknown> {
  const text = await readFile(join(folder, renderedFolder, manifestName), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

async function readArchives(folder: string): Promise<RenderedTexts> {
  const names = (await readdir(join(folder, renderedFolder))).filter((name) => name.endsWith('.json.br'));
  const archives = await Promise.all(
    names.sort().map(async (name) => {
      const bytes = await decompress(await readFile(join(folder, renderedFolder, name)));
      return Object.entries(JSON.parse(bytes.toString('utf8')));
    }),
  );
  return new Map(archives.flat());
}

/** Of `courses/statika/lessons/sile.sl.md`: `courses-statika.json.br`. */
function archiveOf(path: string): string {
  return `${path.split('/').slice(0, 2).join('-')}.json.br`;
}

function isSame(shipped: RenderedTexts, texts: RenderedTexts): boolean {
  const asJson = (rendered: RenderedTexts) => JSON.parse(JSON.stringify(Object.fromEntries(rendered)));
  return isDeepStrictEqual(asJson(shipped), asJson(texts));
}
