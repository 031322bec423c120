import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Every file of tests. The groups below share these out, so that a new one always runs in exactly one of them. */
export const everyTest = `{docs,${workspaces().join(',')}}/**/*.test.{ts,tsx}`;

function workspaces(): string[] {
  const manifest = readFileSync(new URL('package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { workspaces: string[] }).workspaces;
}

/** Tests that need PostgreSQL: those whose imports lead to the test database, by however many steps. */
export function testsOnDatabase(): string[] {
  return testsOf('server/**/*.test.ts').filter((file) => importsOf(file).has(testDatabase));
}

/** Tests that put something in a module's place, which the files after them would get as well if they shared modules. */
export function testsThatReplaceModules(): string[] {
  return testsOf(everyTest).filter((file) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')));
}

/** Tests that need a document to put components into: those that say so in their first lines. */
export function testsInDocument(): string[] {
  return testsOf(everyTest).filter((file) => readFileSync(file, 'utf8').includes('// @vitest-environment happy-dom'));
}

/**
 * Tests that take long: they have the whole starter content, a database server, a program of their own or a thousand people,
 * or they wait until nobody is expected to answer any more.
 */
export function takesLong(file: string): boolean {
  const signs =
    /starter(Template|Folder|Texts)|hasStarterContent|startEmbeddedDatabase|process\.execPath|openManyAccounts|short(Limits|Pauses)/;
  return signs.test(readFileSync(file, 'utf8'));
}

/**
 * Of the tests on a database, those that changed files can affect. Every one of them starts the whole server, so what it
 * reaches through there says nothing: it is about its own imports, and about those of the module in whose folder it is.
 */
export function testsOnDatabaseAffectedBy(changed: string[]): string[] {
  const wanted = new Set(changed.map((file) => packageOf(file) ?? file));
  return testsOnDatabase().filter((file) => {
    const reached = importsOf(file, new Set(assembly));
    const [, module = ''] = /modules\/([^/]+)\//.exec(file) ?? [];
    for (const descriptor of globSync(`server/src/modules/${module}/*.module.ts`)) importsOf(descriptor, reached);
    return [...reached].some((each) => wanted.has(each));
  });
}

/** The files that put the server together. */
const assembly = ['app', 'start'].map((name) => join('server', 'src', `${name}.ts`));

/** A package beside the server is one thing to it. */
function packageOf(file: string): string | null {
  return /^(languages|translations|quantities|questions|contract)\//.exec(file)?.[1] ?? null;
}

const testDatabase = join('server', 'src', 'test-support', 'test-database.ts');

function testsOf(pattern: string): string[] {
  return globSync(pattern, { exclude: ['**/node_modules'] }).sort();
}

/** The file, what it imports of its own package, and what those import in turn. */
function importsOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (!file.endsWith('.ts')) return found;
  for (const imported of directImportsOf(file)) importsOf(imported, found);
  return found;
}

const directImports = new Map<string, string[]>();

function directImportsOf(file: string): string[] {
  const known = directImports.get(file);
  if (known) return known;
  const code = readFileSync(file, 'utf8').replaceAll(/^import type [^;]*;/gm, '');
  const paths = code.matchAll(/(?:from|import|import\() ?'(\.[^']+\.tsx?)'/g);
  const packages = code.matchAll(/'@navor\/([a-z]+)/g);
  const imports = [
    ...[...paths].map(([, path = '']) => join(dirname(file), path)),
    ...[...packages].map(([, name = '']) => name),
  ];
  directImports.set(file, imports);
  return imports;
}
