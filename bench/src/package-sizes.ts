import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Screen } from './route-files.ts';

/** What a package costs a first visit, in bytes by gzip, and how many screens load any of it. */
export type PackageSize = { name: string; gzip: number; screens: number };

/** By file and package: characters before the build minifies them. */
export type PackageShares = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** As the web app's build notes it, beside what it serves. */
export async function readPackageShares(clientFiles: string): Promise<PackageShares> {
  return JSON.parse(await readFile(join(clientFiles, '../package-shares.json'), 'utf8')) as PackageShares;
}

/** A file is compressed as one, so what it weighs is divided by how much of it each package fills. */
export function measurePackages(
  shares: PackageShares,
  sizes: ReadonlyMap<string, { gzip: number }>,
  screens: readonly Screen[],
): PackageSize[] {
  const found = new Map<string, PackageSize>();
  for (const [file, packages] of Object.entries(shares)) {
    const address = `/${file}`;
    const screensWithIt = screens.filter(({ files }) => files.includes(address)).length;
    const size = sizes.get(address);
    if (!size || screensWithIt === 0) continue;
    const whole = Object.values(packages).reduce((sum, length) => sum + length, 0);
    for (const [name, length] of Object.entries(packages)) {
      const known = found.get(name) ?? { name, gzip: 0, screens: 0 };
      const gzip = known.gzip + (size.gzip * length) / Math.max(whole, 1);
      found.set(name, { name, gzip, screens: Math.max(known.screens, screensWithIt) });
    }
  }
  return [...found.values()].sort((a, b) => b.gzip - a.gzip);
}
