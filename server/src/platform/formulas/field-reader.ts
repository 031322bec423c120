import { isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml';
import type { Problem } from '../markdown/problem.ts';
import { strayCharacter } from '../markdown/stray-character.ts';

/** A text of the block and the line of the file that it is on. */
export type Written = { text: string; line: number };

export type Report = (line: number, rule: string, message: string, severity?: Problem['severity']) => void;

/** Takes the fields of a formula block out of its YAML, and reports those that are not what they should be. */
export class FieldReader {
  readonly lineOf: (node: unknown) => number;
  readonly #report: Report;

  constructor(lineOf: (node: unknown) => number, report: Report) {
    this.lineOf = lineOf;
    this.#report = report;
  }

  fault(line: number, message: string): void {
    this.#report(line, 'formula-block', message);
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

  rangeOf(node: Node | undefined, key: string): [Written, Written] | null {
    if (!node) return null;
    const ends = isSeq(node) ? node.items.map((item) => this.textOf(item, `an end of the range of ${key}`)) : [];
    const [least, most] = ends;
    if (ends.length === 2 && least && most) return [least, most];
    this.fault(this.lineOf(node), `the range of ${key} is written as [least, most], such as [0 V, 400 V]`);
    return null;
  }
}
