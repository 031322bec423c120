import { isMap, isNode, isScalar, isSeq, type Node, type YAMLMap } from 'yaml';
import type { Problem } from '../files/problem.ts';
import type { MarkdownFault } from '../markdown/markdown-faults.ts';
import { strayCharacter } from '../markdown/text/stray-character.ts';

/** A text of the block and the line of the file that it is on. */
export type Written = { text: string; line: number };

/** Of a fault that has a code, editors are told in their own language. */
export type Report = (
  line: number,
  rule: string,
  fault: MarkdownFault | string,
  severity?: Problem['severity'],
) => void;

/** Takes the fields of a formula block out of its YAML, and reports those that are not what they should be. */
export class FieldReader {
  readonly lineOf: (node: unknown) => number;
  readonly #report: Report;

  constructor(lineOf: (node: unknown) => number, report: Report) {
    this.lineOf = lineOf;
    this.#report = report;
  }

  fault(line: number, fault: MarkdownFault | string): void {
    this.#report(line, 'formula-block', fault);
  }

  /** @param known the names that fields may have; without it, any */
  fieldsOf(map: YAMLMap, known?: readonly string[]): Map<string, Node> {
    const fields = new Map<string, Node>();
    for (const { key, value } of map.items) {
      const name = isScalar(key) ? String(key.source ?? key.value) : '';
      const line = this.lineOf(isScalar(key) ? key : map);
      if (known && !known.includes(name)) this.fault(line, `no field "${name}"; known are ${known.join(', ')}`);
      else if (isScalar(value) || isMap(value) || isSeq(value)) fields.set(name, value);
      else this.fault(line, `"${name}" has no value`);
    }
    return fields;
  }

  textOf(node: unknown, what: string): Written | null {
    if (!node) return null;
    const text = isScalar(node) ? String(node.source ?? node.value ?? '').trim() : '';
    const line = this.lineOf(node);
    const stray = strayCharacter(text);
    if (text === '') this.fault(line, `${what} is a text`);
    if (stray) this.fault(line, `${what} has the character ${stray.name}, which no text has`);
    return text === '' || stray ? null : { text, line };
  }

  /** Null where it is no list, or something in it is no text. */
  textsOf(node: unknown, what: string): Written[] | null {
    if (!node) return null;
    if (!isSeq(node)) {
      this.fault(this.lineOf(node), `${what} is a list, such as [1.5, 2.5, 4]`);
      return null;
    }
    const texts = node.items.flatMap((item) => this.textOf(item, `each of ${what}`) ?? []);
    return texts.length === node.items.length ? texts : null;
  }

  /** The fields of a map as texts by their names, which may be any; null where it is none. */
  textMapOf(node: unknown, what: string): { name: Written; node: Node }[] | null {
    if (!isMap(node)) {
      if (node) this.fault(this.lineOf(node), `${what} is a list of names, each with a colon after it`);
      return null;
    }
    const entries = node.items.flatMap(({ key, value }) => {
      const name = this.textOf(isScalar(key) ? key : node, `each name in ${what}`);
      if (name && !isNode(value)) this.fault(name.line, `"${name.text}" has no value`);
      return name && isNode(value) ? [{ name, node: value }] : [];
    });
    return entries.length === node.items.length ? entries : null;
  }

  rangeOf(node: Node | undefined, key: string): [Written, Written] | null {
    if (!node) return null;
    const ends = isSeq(node) ? node.items.map((item) => this.textOf(item, `an end of the range of ${key}`)) : [];
    const [least, most] = ends;
    if (ends.length === 2 && least && most) return [least, most];
    this.fault(this.lineOf(node), `the range of ${key} is written as [least, most], such as [0 V, 400 V]`);
    return null;
  }
}
