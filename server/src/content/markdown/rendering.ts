import type { Heading } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Code, Node, RootContent } from 'mdast';
import type { PictureSize } from '../files/picture-size.ts';
import type { Problem } from '../files/problem.ts';
import type { SpecialBlockName } from './blocks/special-blocks.ts';
import { HtmlPlaceholders } from './html-placeholders.ts';
import { type Words, words } from './labels.ts';
import { Anchors } from './links/anchors.ts';
import { inProblem, type MarkdownFault } from './markdown-faults.ts';

export type MediaKind = 'picture' | 'video' | 'captions';

/** @param Part what the blocks of its module become */
export type RenderOptions<Part = never> = {
  language: Language;
  /** The line of the file where the source starts. */
  firstLine: number;
  /** The SVG source of a drawing. */
  figure: (path: string) => string | undefined;
  /** The address of a file, unless there is none of this kind at the path. */
  media: (path: string, kind: MediaKind) => string | undefined;
  /** How large a picture is, where that is known. */
  pictureSize?: (path: string) => PictureSize | undefined;
  /** Whether there is something at a link such as `ohmov-zakon`, `../statika/sile` or `/library/enote-si`. */
  leadsTo: (target: string) => boolean;
  /** Addresses of the page that shows the text, which nothing in the text may have. */
  takenAnchors: ReadonlySet<string>;
  /** The headings of the same text in its first language, whose addresses this one shares. */
  headings?: readonly Heading[];
  /** A page of its own, a part of one such as a question, or a line of that. */
  extent?: 'page' | 'part' | 'line';
  /** Put before every address in the text, where a page shows several texts that know nothing of each other. */
  anchorPrefix?: string;
  /** Calculators and the like, where such a text may have them. */
  blocks?: SpecialBlocks<Part>;
};

export type HtmlOf = (children: RootContent[]) => string;

/** The special blocks that a kind of text may have, and how each becomes a body part; none where it is faulty. */
export type SpecialBlocks<Part> = Partial<
  Record<SpecialBlockName, (node: Code, rendering: Rendering, htmlOf: HtmlOf) => Part[]>
>;

/** One text on its way to HTML: what each step may look at, and where it says what is wrong. */
export class Rendering {
  readonly source: string;
  readonly options: RenderOptions<unknown>;
  readonly words: Words;
  readonly anchors: Anchors;
  readonly finished = new HtmlPlaceholders();
  /** By what is said and where: an opening and a closing tag on one line are one fault. */
  readonly #problems = new Map<string, Problem>();

  constructor(source: string, options: RenderOptions<unknown>) {
    this.source = source;
    this.options = options;
    this.words = words[options.language];
    this.anchors = new Anchors(options.takenAnchors, options.anchorPrefix);
  }

  /** What the author wrote to make this node. */
  written(node: Node): string {
    return node.position ? this.source.slice(node.position.start.offset, node.position.end.offset) : '';
  }

  /** The line of the file, `below` lines under the node's first. */
  lineOf(node: Node, below = 0): number {
    return this.options.firstLine - 1 + (node.position?.start.line ?? 1) + below;
  }

  /** @param where a node, or a line of the file */
  error(rule: string, where: Node | number, fault: MarkdownFault): void {
    this.#report(this.#problem('error', rule, where, fault));
  }

  warning(rule: string, where: Node | number, fault: MarkdownFault): void {
    this.#report(this.#problem('warning', rule, where, fault));
  }

  /** What is wrong in a block of its own kind: a formula, a calculator, a table or an instrument. */
  add(problems: Problem[]): void {
    for (const problem of problems) this.#report(problem);
  }

  get problems(): Problem[] {
    return [...this.#problems.values()].sort((one, other) => one.line - other.line);
  }

  #problem(severity: Problem['severity'], rule: string, where: Node | number, fault: MarkdownFault): Problem {
    return { rule, severity, line: this.#line(where), ...inProblem(fault) };
  }

  #line(where: Node | number): number {
    return typeof where === 'number' ? where : this.lineOf(where);
  }

  #report(problem: Problem): void {
    const key = [problem.line, problem.rule, problem.message].join('\n');
    if (!this.#problems.has(key)) this.#problems.set(key, problem);
  }
}
