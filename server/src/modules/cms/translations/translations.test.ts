// Long, since all of its tests follow the same three languages of one course by the same calls.
import type {
  DraftedText,
  OpenDocument,
  Published,
  TextTranslations,
  Translation,
  UntranslatedText,
  WrittenTranslation,
} from '@navor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveDocuments } from '../../../test-support/sample-authors.ts';
import { sampleCourseFile, saveSampleCourse } from '../../../test-support/sample-course-files.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { exportMarks, importMarks, readMarks } from './marks-file.ts';

/** Longer than most: all of it is about one lesson and its course, which are put back before each test. */

let server: TestServer;
let author: SamplePerson;
beforeAll(async () => {
  server = await startTestServer();
  author = await openAccount(server, 'author', { roles: ['author'] });
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ['cms_drafts', 'translation_marks', 'translation_counts', 'courses']) {
    await server.database.query(`TRUNCATE ${table} CASCADE`);
  }
  await saveSampleCourse(server.services, {
    'courses/osnove/lessons/tok.en.md': inEnglish,
    'courses/osnove/lessons/tok.sl.md': sampleCourseFile(source, 'Po [enačbi (#)](#tok-def).', longer),
  });
  await giveDocuments(server.database, author.id, 'course');
});

const source = 'courses/osnove/lessons/tok.sl.md';
const longer = 'Po [enačbi (#)](#tok-def) je tok večji, kadar v istem času steče več naboja.';
const inEnglish = `---
title: Current
summary: Current, in short.
---

The current is $I$, see [voltage](napetost).

![A straight line](figures/crta.svg "Line")

$$ #tok-def
I = \\frac{Q}{t}
$$

## Why

By [equation (#)](#tok-def) the current is larger if more charge flows in the same time.
`;

const call = <Answer>(path: string, options: { method?: string; body?: unknown } = {}, as = author) =>
  json<Answer>(server.call(`/api/cms/course/osnove${path}`, { ...options, cookie: as.cookie }));
const english = 'lessons/tok.en.md';
const at = (path: string) => `path=${encodeURIComponent(path)}`;
const translation = (path = english) => call<Translation>(`/translation?${at(path)}`);
const states = (rows: Translation['rows']) => rows.map(({ state }) => state);
const edit = async (body: object, base?: string | null) =>
  call<WrittenTranslation>('/translation', {
    method: 'PUT',
    body: { path: english, base_hash: base === undefined ? (await translation()).hash : base, edit: body },
  });

/** Changes the Slovenian text in the draft. */
async function rewrite(piece: string, replacement: string, path = 'lessons/tok.sl.md'): Promise<void> {
  const { text, hash } = await call<DraftedText>(`/text?${at(path)}`);
  const body = { path, text: text?.replace(piece, () => replacement), base_hash: hash };
  await call('/text', { method: 'PUT', body });
}
async function publish(paths?: string[]): Promise<Published> {
  const { draft_hash } = await call<OpenDocument>('');
  return call('/publish', { method: 'POST', body: { draft_hash, paths } });
}

/** The row of the last paragraph, which the tests rewrite. */
const lastRow = async (path?: string) => (await translation(path)).rows.at(-1);

describe('a translation', () => {
  it('is right as it was loaded, and outdated where a draft or a publication changed its source', async () => {
    expect(new Set(states((await translation()).rows))).toEqual(new Set(['current']));
    await rewrite('večji', 'močnejši');
    expect(await lastRow()).toMatchObject({
      state: 'outdated',
      source_changes: expect.arrayContaining([
        { kind: 'removed', text: 'večji' },
        { kind: 'added', text: 'močnejši' },
      ]),
    });
    expect(await publish(['lessons/tok.sl.md'])).toMatchObject({ kind: 'published' });
    expect(await lastRow()).toMatchObject({ state: 'outdated' });
    expect(states((await translation()).rows).filter((state) => state !== 'current')).toHaveLength(1);
  });

  it('is right again when its block is written with the new source beside it, and is published by itself', async () => {
    await rewrite('večji', 'močnejši');
    const { rows } = await translation();
    const row = rows.at(-1);
    if (row?.state !== 'outdated') throw new Error('It should be outdated');
    const text = row.own.text.replace('larger', 'stronger');
    const written = await edit({ kind: 'replace', line: row.own.line, text, source: row.source.fingerprint });
    expect(written).toMatchObject({ kind: 'saved', translation: { state: 'changed' } });
    expect(await lastRow()).toMatchObject({ state: 'current', own: { text } });
    expect(await publish([english])).toMatchObject({ kind: 'published' });
    const read = async (language: string) =>
      (await server.call(`/api/courses/osnove/lessons/tok?language=${language}`)).text();
    expect(await read('en')).toContain('the current is stronger');
    expect(await read('sl')).toContain('je tok večji');
  });

  it('stays right where somebody has checked it, in that language alone', async () => {
    await rewrite('večji', 'močnejši');
    const row = await lastRow();
    if (row?.state !== 'outdated') throw new Error('It should be outdated');
    const body = { path: english, own: row.own.fingerprint, source: row.source.fingerprint };
    const checked = await call<Translation>('/translation/checked', { method: 'POST', body });
    expect(checked.rows.at(-1)).toMatchObject({ state: 'current' });
    expect(await lastRow('lessons/tok.de.md')).toMatchObject({ state: 'outdated' });
    expect(
      await server.call('/api/cms/course/osnove/translation/checked', {
        ...{ method: 'POST', body: { ...body, own: 'x' }, cookie: author.cookie },
      }),
    ).toMatchObject({ status: 404 });
  });

  it('stays right in every language where the change of its source was a minor one', async () => {
    await rewrite('večji', 'močnejši');
    const row = await lastRow();
    if (row?.state !== 'outdated') throw new Error('It should be outdated');
    const body = { path: english, source: row.source.fingerprint };
    await call('/translation/minor-change', { method: 'POST', body });
    for (const path of [english, 'lessons/tok.de.md']) expect(await lastRow(path)).toMatchObject({ state: 'current' });
  });

  it('misses what its source has on top, until it is written where it belongs', async () => {
    await rewrite('## Zakaj\n', '## Zakaj\n\nNov odstavek o naboju in času.\n');
    const missing = (await translation()).rows.find(({ state }) => state === 'missing');
    if (missing?.state !== 'missing') throw new Error('It should be missing');
    const { after, source: wanted } = missing;
    const inserted = { kind: 'insert', after, source: wanted.fingerprint };
    expect(await edit({ ...inserted, text: wanted.text })).toEqual({ kind: 'untranslated' });
    const written = await edit({ ...inserted, text: 'A new paragraph on charge and time.' });
    if (written.kind !== 'saved') throw new Error('It should be saved');
    expect(new Set(states(written.translation.rows))).toEqual(new Set(['current']));
    const { text } = await call<DraftedText>(`/text?${at(english)}`);
    expect(text).toBe(inEnglish.replace('## Why\n', '## Why\n\nA new paragraph on charge and time.\n'));
  });

  it('is not written over by a page that has not seen the last change', async () => {
    const { hash, rows } = await translation();
    const line = rows.flatMap((row) => ('own' in row ? row.own.line : [])).at(-1);
    await rewrite('The current is', 'Current is', english);
    const answer = await edit({ kind: 'remove', line }, hash);
    expect(answer).toMatchObject({ kind: 'outdated', translation: { state: 'changed' } });
    expect((await call<DraftedText>(`/text?${at(english)}`)).text).toContain('the current is larger');
  });

  it('finds its marks again when a draft is discarded', async () => {
    await rewrite('večji', 'močnejši');
    const row = await lastRow();
    if (row?.state !== 'outdated') throw new Error('It should be outdated');
    await edit({ kind: 'replace', line: row.own.line, text: 'Something else.', source: row.source.fingerprint });
    const { draft_hash } = await call<OpenDocument>('');
    await call('/discard', { method: 'POST', body: { draft_hash } });
    expect(new Set(states((await translation()).rows))).toEqual(new Set(['current']));
  });

  it('is no text of the first language, nor any other file', async () => {
    for (const path of ['lessons/tok.sl.md', 'course.yaml', 'lessons/tok.fr.md']) {
      const answer = await server.call(`/api/cms/course/osnove/translation?${at(path)}`, { cookie: author.cookie });
      expect(answer.status, path).toBe(404);
    }
  });
});

describe('two translators of one text', () => {
  it('have both of their blocks, although the second has not seen the first', async () => {
    await rewrite('## Zakaj\n', '## Zakaj\n\nNov odstavek o naboju in času.\n');
    const { hash, rows } = await translation();
    const first = rows.find((row) => row.state === 'current' && row.own.text.startsWith('The current is'));
    const missing = rows.find(({ state }) => state === 'missing');
    const last = rows.at(-1);
    if (first?.state !== 'current' || missing?.state !== 'missing' || last?.state !== 'current') {
      throw new Error('They should be there');
    }
    const longer = {
      kind: 'replace',
      line: first.own.line,
      own: first.own.fingerprint,
      source: first.source.fingerprint,
    };
    await edit({ ...longer, text: 'One.\n\nTwo more lines.' }, hash);
    const { after, source: wanted } = missing;
    const inserted = { kind: 'insert', after, source: wanted.fingerprint, text: 'A new paragraph on charge.' };
    expect(await edit(inserted, hash)).toMatchObject({ kind: 'saved' });
    const replaced = { kind: 'replace', line: last.own.line, own: last.own.fingerprint };
    const written = await edit({ ...replaced, source: last.source.fingerprint, text: 'Larger.' }, hash);
    expect(written).toMatchObject({ kind: 'saved' });
    const { text } = await call<DraftedText>(`/text?${at(english)}`);
    for (const piece of ['Two more lines.', 'A new paragraph on charge.', 'Larger.']) expect(text).toContain(piece);
  });

  it('who write the same block are told so, and neither is overwritten', async () => {
    const { hash, rows } = await translation();
    const row = rows.at(-1);
    if (row?.state !== 'current') throw new Error('It should be right');
    const change = { kind: 'replace', line: row.own.line, own: row.own.fingerprint, source: row.source.fingerprint };
    expect(await edit({ ...change, text: 'Ana’s words.' }, hash)).toMatchObject({ kind: 'saved' });
    expect(await edit({ ...change, text: 'Bor’s words.' }, hash)).toMatchObject({ kind: 'outdated' });
    expect((await call<DraftedText>(`/text?${at(english)}`)).text).toContain('Ana’s words.');
  });

  it('who translate what has changed since they saw it leave it outdated', async () => {
    const { hash, rows } = await translation();
    const row = rows.at(-1);
    if (row?.state !== 'current') throw new Error('It should be right');
    await rewrite('večji', 'močnejši');
    const change = { kind: 'replace', line: row.own.line, own: row.own.fingerprint, source: row.source.fingerprint };
    expect(await edit({ ...change, text: 'The current grows.' }, hash)).toMatchObject({ kind: 'saved' });
    expect(await lastRow()).toMatchObject({
      state: 'outdated',
      own: { text: 'The current grows.' },
      source_changes: expect.arrayContaining([{ kind: 'added', text: 'močnejši' }]),
    });
  });
});

describe('short texts of a file of values', () => {
  const values = 'course.en.yaml';
  const titleRow = async () => (await translation(values)).rows.find(({ label }) => label?.join() === 'title');
  async function retitle(change: (title: Record<string, string>) => Record<string, string>): Promise<void> {
    const { value, hash } = await call<{ value: { title: Record<string, string> }; hash: string }>(
      '/value?path=course.yaml',
    );
    const changed = { ...value, title: change(value.title) };
    const body = { path: 'course.yaml', value: changed, base_hash: hash };
    expect(await call('/value', { method: 'PUT', body })).toMatchObject({ kind: 'saved' });
  }
  const writeTitle = async (text: string, base?: string) => {
    const { hash } = await translation(values);
    const row = await titleRow();
    if (!row || !('source' in row)) throw new Error('There should be a title');
    const own = 'own' in row ? { kind: 'replace', line: row.own.line, own: row.own.fingerprint } : null;
    const inserted = { kind: 'insert', after: row.state === 'missing' ? row.after : null };
    return call<WrittenTranslation>('/translation', {
      method: 'PUT',
      body: {
        ...{ path: values, base_hash: base ?? hash },
        edit: { ...(own ?? inserted), source: row.source.fingerprint, text },
      },
    });
  };

  it('are missing, translated and outdated as texts are', async () => {
    await retitle(({ sl = '' }) => ({ sl }));
    expect(await titleRow()).toMatchObject({ state: 'missing' });
    expect(await writeTitle('Basics of it')).toMatchObject({ kind: 'saved' });
    expect(await titleRow()).toMatchObject({ state: 'current', own: { text: 'Basics of it' } });
    await retitle((title) => ({ ...title, sl: 'Osnove elektrotehnike za začetnike' }));
    expect(await titleRow()).toMatchObject({
      state: 'outdated',
      source_changes: expect.arrayContaining([expect.objectContaining({ kind: 'added' })]),
    });
    expect(await writeTitle('Osnove elektrotehnike za začetnike')).toEqual({ kind: 'untranslated' });
    expect(await writeTitle('Basics for beginners')).toMatchObject({ kind: 'saved' });
    expect(await titleRow()).toMatchObject({ state: 'current' });
    const list = await call<TextTranslations[]>('/translations?language=sl');
    expect(list[0]).toMatchObject({ source_path: 'course.yaml', title: null });
  });

  it('are right after a minor change of their source', async () => {
    await retitle((title) => ({ ...title, en: 'Basics' }));
    await publish();
    await retitle((title) => ({ ...title, sl: 'Osnove, drugič' }));
    const row = await titleRow();
    if (row?.state !== 'outdated') throw new Error('It should be outdated');
    await call('/translation/minor-change', { method: 'POST', body: { path: values, source: row.source.fingerprint } });
    expect(await titleRow()).toMatchObject({ state: 'current' });
  });

  it('are published in one language by themselves', async () => {
    await retitle((title) => ({ ...title, sl: 'Še v delu', en: 'Published by itself' }));
    expect(await publish([values])).toMatchObject({ kind: 'published' });
    const read = async (language: string) => (await server.call(`/api/courses/osnove?language=${language}`)).text();
    expect(await read('en')).toContain('Published by itself');
    expect(await read('sl')).not.toContain('Še v delu');
    const { value } = await call<{ value: { title: Record<string, string> } }>('/value?path=course.yaml');
    expect(value.title).toMatchObject({ sl: 'Še v delu', en: 'Published by itself' });
    expect(await publish()).toMatchObject({ kind: 'published' });
    expect(await read('sl')).toContain('Še v delu');
  });
});

describe('what is left to translate', () => {
  it('is counted for each text and listed over all documents of an author', async () => {
    const list = () =>
      json<UntranslatedText[]>(server.call('/api/cms-translations?language=sl', { cookie: author.cookie }));
    expect(await list()).toEqual([]);
    await rewrite('večji', 'močnejši');
    await rewrite('## Zakaj\n', '## Zakaj\n\nNov odstavek o naboju in času.\n');
    const counts = { outdated: 1, missing: 1 };
    expect(await list()).toMatchObject([
      { kind: 'course', id: 'osnove', title: 'Tok', path: english, language: 'en', ...counts },
      { path: 'lessons/tok.de.md', language: 'de' },
    ]);
    const texts = await call<TextTranslations[]>('/translations?language=sl');
    expect(texts).toMatchObject([
      { source_path: 'course.yaml' },
      { source_path: 'lessons/napetost.sl.md', translations: [{ outdated: 0, missing: 0 }, { outdated: 0 }] },
      { source_path: 'lessons/tok.sl.md', title: 'Tok', translations: [{ language: 'en', ...counts }, {}] },
    ]);
  });

  it('is counted and checked although a draft holds signs that nobody can read', async () => {
    await rewrite('title: Tok\n', 'title: "Tok\\0"\n');
    await rewrite('večji', 've\0čji');
    const texts = await call<TextTranslations[]>('/translations?language=sl');
    expect(texts).toContainEqual(expect.objectContaining({ source_path: 'lessons/tok.sl.md' }));
    const list = server.call('/api/cms-translations?language=sl', { cookie: author.cookie });
    expect(await json<UntranslatedText[]>(list)).toContainEqual(expect.objectContaining({ path: english }));

    const row = await lastRow();
    if (row?.state !== 'outdated') return expect.unreachable();
    const body = { path: english, own: row.own.fingerprint, source: row.source.fingerprint };
    const checked = await call<Translation>('/translation/checked', { method: 'POST', body });
    expect(checked.rows.at(-1)?.state).toBe('current');
  });

  it('is nobody else’s to see or to change', async () => {
    const stranger = await openAccount(server, 'stranger', { roles: ['author'] });
    const answers = await Promise.all(
      [`/translation?${at(english)}`, '/translations?language=sl'].map((path) =>
        server.call(`/api/cms/course/osnove${path}`, { cookie: stranger.cookie }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    expect(await json(server.call('/api/cms-translations?language=sl', { cookie: stranger.cookie }))).toEqual([]);
  });
});

it('marks outlive an export and an import', async () => {
  const document = { kind: 'course', id: 'osnove' } as const;
  const { db } = server.services;
  await rewrite('večji', 'močnejši');
  await publish(['lessons/tok.sl.md']);
  const exported = await exportMarks(db, document);
  await server.database.query('TRUNCATE translation_marks');
  expect(await lastRow(), 'aligned by structure').toMatchObject({ state: 'current' });
  const read = await Promise.all(
    [...exported].map(([path, bytes]) => readMarks(server.services, document, { path, bytes })),
  );
  await importMarks(
    db,
    document,
    read.filter((one) => one !== undefined),
  );
  expect(await lastRow()).toMatchObject({ state: 'outdated' });
  expect(await exportMarks(db, document)).toEqual(exported);
  for (const path of ['translations/../x.json', 'translations/lessons/tok.sl.md.json', 'lessons/tok.en.md']) {
    expect(await readMarks(server.services, document, { path, bytes: Buffer.from('[]') }), path).toBeUndefined();
  }
});
