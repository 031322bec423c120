import { z } from 'zod';
import { readYamlFile, writeYaml } from '../../../content/files/yaml-file.ts';

type Renaming = {
  /** Main files of documents; what cannot be read stays as it is. */
  files: ReadonlyMap<string, Uint8Array>;
  /** New ids by kinds and old ids, such as `course osnove`. */
  names: ReadonlyMap<string, string>;
};

/** Leads documents to the new ids of others. */
export function renameReferences({ files, names }: Renaming): Map<string, Uint8Array> {
  return new Map(
    [...files].map(([key, bytes]) => {
      const { value } = readYamlFile(Buffer.from(bytes), z.record(z.string(), z.unknown()));
      return [key, value ? Buffer.from(writeYaml(followed(value, names))) : bytes];
    }),
  );
}

type Value = Record<string, unknown>;
const isValue = (value: unknown): value is Value => typeof value === 'object' && value !== null;

/** Where a quiz is placed, and what an item leads on to. */
function followed(value: Value, names: ReadonlyMap<string, string>): Value {
  const course = (held: unknown) =>
    isValue(held) ? { ...held, course: names.get(`course ${held.course}`) ?? held.course } : held;
  return {
    ...value,
    ...(value.placement !== undefined && { placement: course(value.placement) }),
    ...(Array.isArray(value.lessons) && { lessons: value.lessons.map(course) }),
    ...(Array.isArray(value.related) && { related: value.related.map((id) => names.get(`item ${id}`) ?? id) }),
  };
}
