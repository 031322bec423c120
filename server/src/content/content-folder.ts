import type { Services } from '../platform/services.ts';
import type {
  ContentKind,
  ContentServices,
  PreparedContent,
  PrepareOptions,
  RenderedTexts,
  SaveReport,
} from './content-kind.ts';
import { type ContentFiles, type ContentPaths, readContentFiles, writeContentFiles } from './files/content-files.ts';
import { byPlace, type FileProblem, isError } from './files/problem.ts';
import { readRenderedTexts } from './rendered-texts.ts';

/**
 * All kinds of content as one folder of files. A kind is built on those before it, never the other way around; a link in a
 * text may lead to any of them, and is checked against what all of them have.
 */
type Kinds = readonly ContentKind[];

export function readFolder(kinds: Kinds, folder: string): Promise<ContentFiles> {
  return readContentFiles(folder, pathsOf(kinds));
}

export function writeFolder(kinds: Kinds, folder: string, files: ContentFiles): Promise<{ changed: string[] }> {
  return writeContentFiles(folder, files, pathsOf(kinds));
}

function pathsOf(kinds: Kinds): ContentPaths {
  return kinds.flatMap(({ paths }) => paths);
}

type Prepared = {
  prepared: { kind: ContentKind; content: PreparedContent }[];
  problems: FileProblem[];
  rendered: RenderedTexts;
};

export async function prepareFiles(kinds: Kinds, files: ContentFiles, options: PrepareOptions = {}): Promise<Prepared> {
  const addresses = new Set<string>();
  for (const kind of kinds)
    for (const address of (await kind.addresses?.(files, options.db)) ?? []) addresses.add(address);
  const leadsElsewhere = (address: string) => addresses.has(address);
  const prepared: Prepared['prepared'] = [];
  for (const kind of kinds) prepared.push({ kind, content: await kind.prepare(files, { ...options, leadsElsewhere }) });
  return {
    prepared,
    problems: prepared.flatMap(({ content }) => content.problems).sort(byPlace),
    rendered: new Map(prepared.flatMap(({ content }) => [...content.rendered])),
  };
}

/** The files in the form of an export; what could not be read is left as it is. */
export function formatFiles(kinds: Kinds, files: ContentFiles): { formatted: ContentFiles; problems: FileProblem[] } {
  const each = kinds.map((kind) => kind.format(files));
  return {
    formatted: new Map([...files, ...each.flatMap(({ formatted }) => [...formatted])]),
    problems: each.flatMap(({ problems }) => problems).sort(byPlace),
  };
}

export async function exportFiles(services: Pick<Services, 'db' | 'storage'>, kinds: Kinds): Promise<ContentFiles> {
  const files: ContentFiles = new Map();
  for (const kind of kinds) for (const [path, bytes] of await kind.export(services)) files.set(path, bytes);
  return files;
}

export type LoadReport =
  | { kind: 'loaded'; problems: FileProblem[]; reports: { noun: ContentKind['noun']; report: SaveReport }[] }
  | { kind: 'refused'; problems: FileProblem[] };

/**
 * Loads a folder of content, all of it or, when something in it is wrong, nothing. What somebody brings is always rendered
 * here, whatever lies beside it: a rendered text goes to readers as it is, and only rendering makes it safe.
 */
export async function loadFolder(services: ContentServices, kinds: Kinds, folder: string): Promise<LoadReport> {
  return loadFiles(services, kinds, await readFolder(kinds, folder));
}

/** Loads a folder that comes with the product, with the texts that were rendered when it was made. */
export async function loadShippedFolder(services: ContentServices, kinds: Kinds, folder: string): Promise<LoadReport> {
  const files = await readFolder(kinds, folder);
  return loadFiles(services, kinds, files, await readRenderedTexts(folder, files));
}

async function loadFiles(
  services: ContentServices,
  kinds: Kinds,
  files: ContentFiles,
  rendered: RenderedTexts = new Map(),
): Promise<LoadReport> {
  const { prepared, problems } = await prepareFiles(kinds, files, {
    ...{ db: services.db, storage: services.storage, rendered },
  });
  if (problems.some(isError)) return { kind: 'refused', problems };
  const reports: Extract<LoadReport, { kind: 'loaded' }>['reports'] = [];
  for (const { kind, content } of prepared) reports.push({ noun: kind.noun, report: await content.save(services) });
  return { kind: 'loaded', problems, reports };
}
