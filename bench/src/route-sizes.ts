import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { measurePackages, type PackageSize, readPackageShares } from './package-sizes.ts';
import { collectScreens, type RouteManifest, type Screen } from './route-files.ts';

type Size = { raw: number; gzip: number; brotli: number };
export type RouteSize = { address: string; isPublic: boolean; files: number } & Size;

/** In bytes, brotli: what a first visit to a public page may load of JavaScript. */
export const publicPageLimit = 150 * 1024;
/** A lesson, wherever it is read; what its live formulas load on demand is not part of it. */
export const lessonLimit = 160 * 1024;

/** The calendar with its grids; its dialogs are loaded on demand. */
export const calendarLimit = 160 * 1024;

/** What only the assistant's screens load of the chat. */
export const chatLimit = 10 * 1024;

const chatAddress = '/dashboard/ai-chat/:conversationId?';
const assistantAddresses = ['/ai', chatAddress, '/dashboard/ai-usage'];

export type Sizes = { routes: RouteSize[]; packages: PackageSize[]; chat: RouteSize };

/** The JavaScript of a first visit to each screen, compressed as well as it goes. */
export async function measureRouteSizes(clientFiles: string): Promise<Sizes> {
  const screens = collectScreens(await readManifest(clientFiles));
  const files = [...new Set(screens.flatMap((screen) => screen.files))];
  const sizes = new Map(
    await Promise.all(files.map(async (file) => [file, await sizeOf(join(clientFiles, file))] as const)),
  );
  return {
    routes: screens.map((screen) => addUp(screen, sizes)).sort((a, b) => b.brotli - a.brotli),
    packages: measurePackages(await readPackageShares(clientFiles), sizes, screens),
    chat: addUp(withOwnFiles(screens, chatAddress, assistantAddresses), sizes),
  };
}

/** A screen with those of its files that only its kin load. */
export function withOwnFiles(screens: readonly Screen[], address: string, kin: readonly string[]): Screen {
  const screen = screens.find((each) => each.address === address);
  if (!screen) throw new Error(`There is no screen at ${address}`);
  const others = new Set(screens.filter((each) => !kin.includes(each.address)).flatMap(({ files }) => files));
  return { ...screen, files: screen.files.filter((file) => !others.has(file)) };
}

export function addUp({ address, isPublic, files }: Screen, sizes: ReadonlyMap<string, Size>): RouteSize {
  const total = { address, isPublic, files: files.length, raw: 0, gzip: 0, brotli: 0 };
  for (const file of files) {
    const size = sizes.get(file);
    if (!size) throw new Error(`${address} loads ${file}, which is not in the build`);
    total.raw += size.raw;
    total.gzip += size.gzip;
    total.brotli += size.brotli;
  }
  return total;
}

export function isOverLimit({ address, isPublic, brotli }: RouteSize): boolean {
  if (address.endsWith('/:lessonId')) return brotli > lessonLimit;
  if (address === '/dashboard/calendar') return brotli > calendarLimit;
  return isPublic && brotli > publicPageLimit;
}

export async function readManifest(clientFiles: string): Promise<RouteManifest> {
  const assets = join(clientFiles, 'assets');
  const names = (await readdir(assets)).filter((name) => /^manifest-.+\.js$/.test(name));
  const [name] = names;
  if (!name || names.length > 1)
    throw new Error(`${assets} should have one manifest, has ${names.length}: build again`);
  const script = await readFile(join(assets, name), 'utf8');
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)) as RouteManifest;
}

async function sizeOf(path: string): Promise<Size> {
  const content = await readFile(path);
  const [zipped, brotlied] = await Promise.all([
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  ]);
  return { raw: content.length, gzip: zipped.length, brotli: brotlied.length };
}
