import { markdownFrom, type WrittenMarkdown } from '../../../content/files/markdown-body.ts';
import type { Problem } from '../../../content/files/problem.ts';
import { readTextFile } from '../../../content/files/text-file.ts';
import { mostFrontTokens } from '../../../content/files/yaml.ts';
import { readYaml, writeYaml } from '../../../content/files/yaml-file.ts';
import { inProblem, markdownFault } from '../../../content/markdown/markdown-faults.ts';
import { type LessonFrontMatter, lessonFrontMatterShape } from './course-shapes.ts';

/** What the front matter says, and the Markdown below it. */
export type LessonFile = LessonFrontMatter & WrittenMarkdown;

const fence = '---\n';

export function readLessonFile(bytes: Buffer): { lesson: LessonFile | undefined; problems: Problem[] } {
  const { text, problems } = readTextFile(bytes);
  if (text === undefined) return { lesson: undefined, problems };
  const end = text.indexOf(`\n${fence}`, fence.length - 1);
  if (!text.startsWith(fence) || end === -1) {
    const fault = inProblem(markdownFault('frontMatterMissing'));
    return { lesson: undefined, problems: [{ line: 1, rule: 'front-matter', severity: 'error', ...fault }] };
  }
  const front = readYaml(text.slice(fence.length, end + 1), lessonFrontMatterShape, {
    ...{ firstLine: 2, most: mostFrontTokens },
  });
  if (!front.value) return { lesson: undefined, problems: front.problems };
  return { lesson: { ...front.value, ...markdownFrom(text, end + 1 + fence.length) }, problems: [] };
}

export type WritableLesson = LessonFrontMatter & Pick<LessonFile, 'source'>;

export function writeLessonFile({ title, summary, keywords, source }: WritableLesson): Buffer {
  const front = { title, summary, ...(keywords.length > 0 && { keywords }) };
  return Buffer.from(`${fence}${writeYaml(front)}${fence}\n${source}`);
}
