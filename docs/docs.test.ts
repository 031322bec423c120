import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const { workspaces, scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const folders: string[] = [...workspaces, 'content', 'docs', 'scripts'];
const skipped = ['**/node_modules', '**/build', '**/.react-router'];
const existing = folders.flatMap((folder) => globSync(`${folder}/**`, { cwd: root, exclude: skipped }));
const paths = `\n${[...existing, ...globSync('{*,.dependency-cruiser.mjs}', { cwd: root })].join('\n')}\n`;

describe.each(['README.md', ...globSync('docs/**/*.md', { cwd: root })])('%s', (file) => {
  const text = readFileSync(join(root, file), 'utf8');

  it('names files and folders that are there', () => {
    const named = [...text.replaceAll(/^ *```[\s\S]*?```/gm, '').matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
    expect(named.filter((name) => isPath(name) && !isExample(name) && !exists(name))).toEqual([]);
  });

  it('names commands that are there', () => {
    const commands = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

/** With a beginning slash it is an address of the product. */
function isPath(name: string): boolean {
  if (/^\/|[<>()…]/.test(name)) return false;
  return /[^/.]\.(ts|tsx|mjs|md|json|css|yaml)$/.test(name) || folders.some((folder) => name.startsWith(`${folder}/`));
}

/** What the guides add. */
function isExample(name: string): boolean {
  return /booking|\/hr\b/.test(name);
}

/** A path may be told from any folder on; `*` and `{a,b}` mean what they mean in a shell. */
function exists(name: string): boolean {
  const pattern = name
    .replace(/\/$/, '')
    .replaceAll(/[.+?^$]/g, '\\$&')
    .replaceAll(/\{([^}]*)\}/g, (_, choices: string) => `(${choices.replaceAll(',', '|')})`)
    .replaceAll(/\*+/g, (stars) => (stars.length > 1 ? '.*' : '[^/\n]*'));
  return new RegExp(`[\n/]${pattern}\n`).test(paths);
}
