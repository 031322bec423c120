import type { BodyPart, DraftedText, OpenDocument, Published, WrittenText } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFolder } from '../../content/documents.ts';
import type { ContentFiles } from '../../content/files/content-files.ts';
import { openAccount, type SamplePerson } from '../../test-support/sample-people.ts';
import { exportContent, loadStarterContent } from '../../test-support/starter-content.ts';
import { json, startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { composeFiles } from './drafts/compose-files.ts';

type Text = { kind: TextKind; id: string; path: string; source: string };

type TextKind = 'course' | 'item' | 'page';
const folders: Record<TextKind, string> = { course: 'courses', item: 'library', page: 'pages' };

let server: TestServer;
let admin: SamplePerson;
let starter: ContentFiles;
let texts: Text[];
beforeAll(async () => {
  server = await startTestServer();
  admin = await openAccount(server, 'admin', { roles: ['admin'], plan: 'premium' });
  await loadStarterContent(server.services);
  starter = await exportContent(server.services);
  texts = [...starter].flatMap(([file, bytes]) => {
    const [, folder = '', id = '', path = ''] = /^(\w+)\/([^/]+)\/(.+\.md)$/.exec(file) ?? [];
    const kind = (['course', 'item', 'page'] as const).find((one) => folders[one] === folder);
    return kind ? [{ kind, id, path, source: bytes.toString('utf8') }] : [];
  });
});
afterAll(() => server.stop());

const call = <Answer>(path: string, options: { method?: string; body?: unknown } = {}) =>
  json<Answer>(server.call(`/api/${path}`, { ...options, cookie: admin.cookie }));
const read = ({ kind, id, path }: Text) => call<DraftedText>(`cms/${kind}/${id}/text?path=${path}`);
const write = ({ kind, id, path }: Text, text: string, base_hash: string | null) =>
  call<WrittenText>(`cms/${kind}/${id}/text`, { method: 'PUT', body: { path, text, base_hash } });
/** Server and database work on others while one is looked at. */
async function someAtOnce(work: (text: Text) => Promise<void>): Promise<void> {
  for (let at = 0; at < texts.length; at += 6) await Promise.all(texts.slice(at, at + 6).map(work));
}
const documents = () =>
  texts.filter(({ kind, id }, at) => at === texts.findIndex((one) => one.kind === kind && one.id === id));
const count = async (table: 'cms_drafts' | 'cms_versions') =>
  (await server.database.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`))[0]?.count;

describe('each text of the starter content', () => {
  it('is previewed as readers have it, with nothing to mend', async () => {
    expect(texts.length).toBeGreaterThan(100);
    const compare = async (text: Text) => {
      const { kind, id, path, source } = text;
      const preview = await call<{ body: BodyPart[]; problems: { severity: string }[] }>(`cms/${kind}/${id}/preview`, {
        ...{ method: 'POST', body: { path, text: source } },
      });
      expect(preview.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(preview.body, `${kind} ${id} ${path}`).toEqual((await published(text)).body);
    };
    await someAtOnce(compare);
  }, 600_000);

  it('is no draft and no version after somebody typed, undid and everything was saved', async () => {
    const versions = await count('cms_versions');
    await someAtOnce(async (text) => {
      const { hash } = await read(text);
      const typed = await write(text, `${text.source}\nDodano.\n`, hash);
      if (typed.kind !== 'saved') throw new Error(`Not saved: ${JSON.stringify(typed)}`);
      expect(await write(text, text.source, typed.hash)).toEqual({ kind: 'saved', hash });
    });
    expect(await count('cms_drafts')).toBe(0);
    expect(await count('cms_versions')).toBe(versions);
    expect(await exportContent(server.services)).toEqual(starter);
  });

  it('differs in one line of the export after one word was changed', async () => {
    await someAtOnce(async (text) => {
      const { hash } = await read(text);
      expect(await write(text, withOtherWord(text.source), hash)).toMatchObject({ kind: 'saved' });
    });
    const drafted: ContentFiles = new Map();
    for (const { kind, id } of documents()) {
      const own = await composeFiles(server.services.db, { kind, id });
      for (const [path, file] of inFolder(`${folders[kind]}/${id}`, own)) {
        if ('bytes' in file) drafted.set(path, file.bytes);
      }
    }
    expectOneLine(drafted, texts);
  });

  it('is published so, and is no draft any more', async () => {
    const chosen = documents().filter(({ kind }, at, all) => at === all.findIndex((each) => each.kind === kind));
    expect(chosen.map(({ kind }) => kind).sort()).toEqual(['course', 'item', 'page']);
    for (const { kind, id } of chosen) {
      const { draft_hash } = await call<OpenDocument>(`cms/${kind}/${id}`);
      const published = await call<Published>(`cms/${kind}/${id}/publish`, { method: 'POST', body: { draft_hash } });
      expect(published).toMatchObject({ kind: 'published' });
      expect((await call<OpenDocument>(`cms/${kind}/${id}`)).draft_hash).toBeNull();
    }
    const isChosen = ({ kind, id }: Text) => chosen.some((one) => one.kind === kind && one.id === id);
    expectOneLine(await exportContent(server.services), texts.filter(isChosen));
  }, 600_000);
});

/** Exactly these texts are not as they were loaded, each by one line. */
function expectOneLine(files: ContentFiles, changed: readonly Text[]): void {
  const different = [...files].filter(([path, bytes]) => !starter.get(path)?.equals(bytes));
  const paths = changed.map(({ kind, id, path }) => `${folders[kind]}/${id}/${path}`);
  expect(different.map(([path]) => path).sort()).toEqual(paths.sort());
  for (const [path, bytes] of different) {
    const before = starter.get(path)?.toString('utf8').split('\n') ?? [];
    const after = bytes.toString('utf8').split('\n');
    expect(after, path).toHaveLength(before.length);
    expect(
      after.filter((line, at) => line !== before[at]),
      path,
    ).toHaveLength(1);
  }
}

/** The text as its page has it. */
function published({ kind, id, path }: Text): Promise<{ body: BodyPart[] }> {
  const [, name = '', language = ''] = /(\w[\w-]*)\.(\w+)\.md$/.exec(path) ?? [];
  const addresses: Record<TextKind, string> = {
    course: `courses/${id}/lessons/${name}`,
    item: `library/items/${id}`,
    page: `pages/${id}`,
  };
  return call(`${addresses[kind]}?language=${language}`);
}

/** Of the last paragraph, whose words lead nowhere and are no code. */
function withOtherWord(source: string): string {
  const lines = source.split('\n');
  const line = lines.findLastIndex((each) => /^\p{Lu}\p{Ll}+ \p{Ll}+ /u.test(each));
  lines[line] = (lines[line] ?? '').replace(/(?<= )\p{Ll}+(?= )/u, 'drugače');
  return lines.join('\n');
}
