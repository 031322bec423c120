import { crc32, deflateRawSync } from 'node:zlib';

const document = '/api/cms/course/osnove-elektrotehnike';
const source = 'lessons/merjenje.sl.md';
const translated = 'lessons/merjenje.en.md';

type Text = { text: string; hash: string };

/** What authors have the server do with 200 KB of lines that are all alike, and with archives that nobody packs by accident. */
export function documentWorks(address: string, cookie: string): Record<string, () => Promise<unknown>> {
  const call = async <Answer>(path: string, method = 'GET', body?: object): Promise<Answer> => {
    const response = await fetch(`${address}${document}${path}`, {
      ...{ method, headers: { cookie, ...(body && { 'content-type': 'application/json' }) } },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  const read = (path: string) => call<Text>(`/text?path=${encodeURIComponent(path)}`);
  const write = (path: string, text: string, base: Partial<Text>) =>
    call('/text', 'PUT', {
      path,
      text,
      base_hash: base.hash,
      ...(base.text !== undefined && { base_text: base.text }),
    });
  const begin = async (path: string) => {
    await write(path, likeLines(), { hash: (await read(path)).hash });
    return read(path);
  };

  return {
    'merge of 4,000 lines': async () => {
      const base = await begin(source);
      await write(source, `${base.text}\nNjihovo.\n`, { hash: base.hash });
      const { text: mine } = base;
      await write(source, mine.replace('---\n\n', '---\n\nMoje.\n\n'), base);
    },
    'difference of 4,000 lines': async () => {
      await begin(source);
      const { id } = await call<{ id: string }>('/versions', 'POST', { note: 'Bench' });
      await call(`/versions/${id}/difference?path=${encodeURIComponent(source)}`);
    },
    'translation of 4,000 lines': async () => {
      await begin(source);
      const { hash } = await begin(translated);
      const edit = { kind: 'replace', line: 6, text: 'Another line.', source: null };
      await call('/translation', 'PUT', { path: translated, base_hash: hash, edit });
    },
    'import of an endless file': async () => {
      const response = await fetch(`${address}/api/cms/archives`, {
        ...{ method: 'PUT', headers: { cookie, 'content-type': 'application/zip' } },
        ...{ body: new Uint8Array(zipOf('courses/brez-konca/course.yaml', 'a: 1\n'.repeat(800_000))) },
        signal: AbortSignal.timeout(60_000),
      });
      if (!response.ok) throw new Error(`The archive was answered with ${response.status}`);
      await response.arrayBuffer();
    },
  };
}

function likeLines(): string {
  const line = 'Enaka vrstica, ki se ponavlja in ponavlja vedno.\n';
  return `---\ntitle: Dolgo\nsummary: Vse vrstice so enake.\n---\n\n${line.repeat(4000)}`;
}

/** An archive of one file. */
function zipOf(path: string, text: string): Buffer {
  const [name, data] = [Buffer.from(path), Buffer.from(text)];
  const packed = deflateRawSync(data);
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(crc32(data), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(data.length, 18);
  facts.writeUInt16LE(name.length, 22);
  const file = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, packed]);
  const listed = Buffer.concat([Buffer.from('PK\x01\x02\x14\x03'), facts, Buffer.alloc(14), name]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(file.length, 12);
  return Buffer.concat([file, listed, Buffer.from('PK\x05\x06'), end]);
}
