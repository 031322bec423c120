import { isMap, type YAMLMap } from 'yaml';
import { parseYaml } from '../files/yaml.ts';
import { type MarkdownFault, markdownFault } from '../markdown/markdown-faults.ts';
import { FieldReader, type Report } from './field-reader.ts';

export type BlockForm = { fields: readonly string[]; longest: number };

/** The YAML of a block, ready to be read field by field; null, and reports, where it is none. */
export function openBlock(
  source: string,
  firstLine: number,
  { fields, longest }: BlockForm,
  report: Report,
): { root: YAMLMap; reader: FieldReader } | null {
  const fault = (line: number, found: MarkdownFault) => report(line, 'formula-block', found);
  if (source.length > longest) {
    fault(firstLine, markdownFault('blockTooLong', String(longest)));
    return null;
  }
  const parsed = parseYaml(source, firstLine);
  if (parsed.kind === 'faulty') {
    for (const { line, message } of parsed.faults) fault(line, markdownFault('blockYaml', message));
    return null;
  }
  if (isMap(parsed.root)) return { root: parsed.root, reader: new FieldReader(parsed.lineOf, report) };
  fault(firstLine, markdownFault('blockWithoutFields', fields.join(', ')));
  return null;
}
