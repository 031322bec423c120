import { readFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';

const packages = ['hono', '@hono/node-server', 'react', 'react-router', 'pg', 'autocannon'];

/** What the numbers depend on besides the code. */
export async function collectFacts(root: string) {
  const versions = await Promise.all(
    packages.map(async (name) => [name, await versionIn(join(root, 'node_modules', name))] as const),
  );
  return {
    version: await versionIn(root),
    commit: await readCommit(join(root, '.git')),
    versions: { node: process.versions.node, ...Object.fromEntries(versions) },
    machine: {
      platform: `${process.platform} ${process.arch}`,
      processor: cpus()[0]?.model,
      cores: availableParallelism(),
      memoryBytes: totalmem(),
    },
  };
}

async function versionIn(directory: string): Promise<string | undefined> {
  const content = await readFile(join(directory, 'package.json'), 'utf8').catch(() => '{}');
  return (JSON.parse(content) as { version?: string }).version;
}

/** Read from its files, because a copy of the product may come without git, and without any history. */
async function readCommit(git: string): Promise<string | undefined> {
  const head = (await readFile(join(git, 'HEAD'), 'utf8').catch(() => '')).trim();
  if (!head.startsWith('ref: ')) return head || undefined;
  const reference = head.slice('ref: '.length);
  const loose = await readFile(join(git, reference), 'utf8').catch(() => undefined);
  if (loose) return loose.trim();
  const packed = await readFile(join(git, 'packed-refs'), 'utf8').catch(() => '');
  return packed
    .split('\n')
    .find((line) => line.endsWith(` ${reference}`))
    ?.split(' ')[0];
}
