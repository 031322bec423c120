import { readTextFile } from '../../../platform/content/text-file.ts';
import { readYaml, writeYaml } from '../../../platform/content/yaml-file.ts';
import type { Problem } from '../../../platform/markdown/problem.ts';
import { type LessonFrontMatter, lessonFrontMatterShape } from './content-shapes.ts';

export type LessonFile = LessonFrontMatter & {
  /** The Markdown below the front matter. */
  source: string;
  /** The line of the file where it starts. */
  firstLine: number;
};

const fence = '---\n';

export function readLessonFile(bytes: Buffer): { lesson: LessonFile | undefined; problems: Problem[] } {
  const { text, problems } = readTextFile(bytes);
  if (text === undefined) return { lesson: undefined, problems };
  const end = text.indexOf(`\n${fence}`, fence.length - 1);
  if (!text.startsWith(fence) || end === -1) {
    const message = 'A lesson starts with its title and summary between two lines of ---';
    return { lesson: undefined, problems: [{ line: 1, rule: 'front-matter', severity: 'error', message }] };
  }
  const front = readYaml(text.slice(fence.length, end + 1), lessonFrontMatterShape, 2);
  if (!front.value) return { lesson: undefined, problems: front.problems };
  const body = text.slice(end + 1 + fence.length).replace(/^(?:[ \t]*\n)+/, '');
  const before = body === '' ? text.trimEnd() : text.slice(0, text.length - body.length);
  const firstLine = before.split('\n').length;
  return { lesson: { ...front.value, source: `${body.trimEnd()}\n`, firstLine }, problems: [] };
}

export function writeLessonFile({ title, summary, source }: Pick<LessonFile, 'title' | 'summary' | 'source'>): Buffer {
  return Buffer.from(`${fence}${writeYaml({ title, summary })}${fence}\n${source}`);
}
