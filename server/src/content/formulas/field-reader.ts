import { isMap, isNode, isScalar, isSeq, type Node, type YAMLMap } from 'yaml';
import type { Problem } from '../files/problem.ts';
import {
  type FaultParts,
  type MarkdownFault,
  type MarkdownFaultCode,
  markdownFault,
} from '../markdown/markdown-faults.ts';
import { strayCharacter } from '../markdown/text/stray-character.ts';

/** A text of the block and the line of the file that it is on. */
export type Written = { text: string; line: number };

export type Report = (line: number, rule: string, fault: MarkdownFault, severity?: Problem['severity']) => void;

/**
 * Takes the fields of a block out of its YAML, and reports those that are not what they should be. What it is asked for has a
 * path in the block, such as `R.range`.
 */
export class FieldReader {
  readonly lineOf: (node: unknown) => number;
  readonly #report: Report;

  constructor(lineOf: (node: unknown) => number, report: Report) {
    this.lineOf = lineOf;
    this.#report = report;
  }

  fault<Code extends MarkdownFaultCode>(line: number, code: Code, ...parts: FaultParts<Code>): void {
    this.#report(line, 'formula-block', markdownFault(code, ...parts));
  }

  /** @param known the names that fields may have; without it, any */
  fieldsOf(map: YAMLMap, known?: readonly string[]): Map<string, Node> {
    const fields = new Map<string, Node>();
    for (const { key, value } of map.items) {
      const name = isScalar(key) ? String(key.source ?? key.value) : '';
      const line = this.lineOf(isScalar(key) ? key : map);
      if (known && !known.includes(name)) this.fault(line, 'blockFieldUnknown', name, known.join(', '));
      else if (isScalar(value) || isMap(value) || isSeq(value)) fields.set(name, value);
      else this.fault(line, 'blockFieldEmpty', name);
    }
    return fields;
  }

  textOf(node: unknown, path: string): Written | null {
    if (!node) return null;
    const text = isScalar(node) ? String(node.source ?? node.value ?? '').trim() : '';
    const line = this.lineOf(node);
    const stray = strayCharacter(text);
    if (text === '') this.fault(line, 'blockText', path);
    if (stray) this.fault(line, 'blockCharacter', path, stray.name);
    return text === '' || stray ? null : { text, line };
  }

  /** Null where it is no list, or something in it is no text. */
  textsOf(node: unknown, path: string): Written[] | null {
    if (!node) return null;
    if (!isSeq(node)) {
      this.fault(this.lineOf(node), 'blockList', path);
      return null;
    }
    const texts = node.items.flatMap((item, index) => this.textOf(item, `${path}[${index + 1}]`) ?? []);
    return texts.length === node.items.length ? texts : null;
  }

  /** The fields of a map as texts by their names, which may be any; null where it is none. */
  textMapOf(node: unknown, path: string): { name: Written; node: Node }[] | null {
    if (!isMap(node)) {
      if (node) this.fault(this.lineOf(node), 'blockNames', path);
      return null;
    }
    const entries = node.items.flatMap(({ key, value }) => {
      const name = this.textOf(isScalar(key) ? key : node, `${path}.?`);
      if (name && !isNode(value)) this.fault(name.line, 'blockFieldEmpty', name.text);
      return name && isNode(value) ? [{ name, node: value }] : [];
    });
    return entries.length === node.items.length ? entries : null;
  }

  rangeOf(node: Node | undefined, key: string): [Written, Written] | null {
    if (!node) return null;
    const ends = isSeq(node) ? node.items.map((item, index) => this.textOf(item, `${key}.range[${index + 1}]`)) : [];
    const [least, most] = ends;
    if (ends.length === 2 && least && most) return [least, most];
    this.fault(this.lineOf(node), 'quantityRange', key);
    return null;
  }
}
