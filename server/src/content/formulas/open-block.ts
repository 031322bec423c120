import { isMap, type YAMLMap } from 'yaml';
import { parseYaml } from '../files/yaml.ts';
import { FieldReader, type Report } from './field-reader.ts';

export type BlockForm = { what: string; fields: readonly string[]; longest: number };

/** The YAML of a block, ready to be read field by field; null, and reports, where it is none. */
export function openBlock(
  source: string,
  firstLine: number,
  { what, fields, longest }: BlockForm,
  report: Report,
): { root: YAMLMap; reader: FieldReader } | null {
  const fault = (line: number, message: string) => report(line, 'formula-block', message);
  if (source.length > longest) {
    fault(firstLine, `${what} has at most ${longest} characters`);
    return null;
  }
  const parsed = parseYaml(source, firstLine);
  if (parsed.kind === 'faulty') {
    for (const { line, message } of parsed.faults) {
      fault(line, `not valid YAML: ${message}; texts with { } , : # are put in single quotes`);
    }
    return null;
  }
  if (isMap(parsed.root)) return { root: parsed.root, reader: new FieldReader(parsed.lineOf, report) };
  fault(firstLine, `${what} is a list of fields: ${fields.join(', ')}`);
  return null;
}
