import { z } from 'zod';
import { splitBlocks } from '../../../content/blocks/split-blocks.ts';
import { readYamlFile, writeYaml } from '../../../content/files/yaml-file.ts';
import type { TranslationMark } from '../../../content/translations/translation-marks.ts';
import { type Names, renameLinks } from './rename-links.ts';

export type ReferringDocument = {
  kind: string;
  /** By its path; the main file of what cannot be read stays as it is. */
  main: readonly [string, Uint8Array] | undefined;
  texts: ReadonlyMap<string, Uint8Array>;
  marks: readonly { path: string; marks: readonly TranslationMark[] }[];
};

type Renaming = { documents: readonly ReferringDocument[]; names: Names };
type Renamed = { files: Map<string, Uint8Array>; marks: { path: string; marks: TranslationMark[] }[] };

/** Leads documents to the new ids of others, in their values and in their texts. */
export function renameReferences({ documents, names }: Renaming): Renamed[] {
  return documents.map(({ kind, main, texts, marks }) => {
    const files = new Map<string, Uint8Array>();
    if (main) files.set(main[0], renameInValue(main[1], names));
    const blocks: RenamedBlocks = new Map();
    for (const [path, bytes] of texts) files.set(path, renameInText(bytes, { kind, names, blocks }));
    return {
      files,
      marks: marks.map((one) => ({ ...one, marks: one.marks.map((mark) => renamedMark(mark, blocks)) })),
    };
  });
}

function renameInValue(bytes: Uint8Array, names: Names): Uint8Array {
  const { value } = readYamlFile(Buffer.from(bytes), z.record(z.string(), z.unknown()));
  return value ? Buffer.from(writeYaml(followed(value, names))) : bytes;
}

type Value = Record<string, unknown>;
const isValue = (value: unknown): value is Value => typeof value === 'object' && value !== null;

/** What a course builds on, where a quiz is placed, and what an item leads on to. */
function followed(value: Value, names: Names): Value {
  const course = (held: unknown) =>
    isValue(held) ? { ...held, course: names.get(`course ${held.course}`) ?? held.course } : held;
  const idsOf = (kind: string, ids: readonly unknown[]) => ids.map((id) => names.get(`${kind} ${id}`) ?? id);
  return {
    ...value,
    ...(Array.isArray(value.prerequisites) && { prerequisites: idsOf('course', value.prerequisites) }),
    ...(value.placement !== undefined && { placement: course(value.placement) }),
    ...(Array.isArray(value.lessons) && { lessons: value.lessons.map(course) }),
    ...(Array.isArray(value.related) && { related: idsOf('item', value.related) }),
  };
}

/** What blocks that lead elsewhere now are known by, by what they were known by. */
type RenamedBlocks = Map<string, { fingerprint: string; text: string }>;
type InText = { kind: string; names: Names; blocks: RenamedBlocks };

function renameInText(bytes: Uint8Array, { kind, names, blocks }: InText): Uint8Array {
  const text = Buffer.from(bytes).toString('utf8');
  // Most texts lead to none of them, and need not come apart.
  if (renameLinks(text, kind, names) === text) return bytes;
  const before = splitBlocks(text);
  const isProse = (block: (typeof before)[number]) => !['code', 'front-matter', 'math'].includes(block.kind);
  const renamed = before
    .map((block) => (isProse(block) ? renameLinks(block.source, kind, names) : block.source))
    .join('');
  const after = splitBlocks(renamed);
  for (const [at, { fingerprint }] of before.entries()) {
    const block = after[at];
    if (block && after.length === before.length && block.fingerprint !== fingerprint) blocks.set(fingerprint, block);
  }
  return Buffer.from(renamed);
}

/** A translation that was right is right still, although both lead elsewhere. */
function renamedMark(mark: TranslationMark, blocks: RenamedBlocks): TranslationMark {
  const source = blocks.get(mark.source);
  return {
    own: blocks.get(mark.own)?.fingerprint ?? mark.own,
    source: source?.fingerprint ?? mark.source,
    sourceText: source?.text ?? mark.sourceText,
  };
}
