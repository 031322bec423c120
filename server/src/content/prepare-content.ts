import type { ContentFiles } from './files/content-files.ts';
import { byPlace, type FileProblem } from './files/problem.ts';

/** Looks through what was read for one kind of fault. What concerns a text is found when it is rendered. */
export type ContentRule<Read, Known> = (content: Read, known: Known) => FileProblem[];

type Steps<Read, Known, Rendered> = {
  /** Takes the files apart. */
  read: (files: ContentFiles) => Read;
  /** The files as an export would write them. */
  format: (content: Read) => ContentFiles;
  rules: readonly ContentRule<Read, Known>[];
  render: (content: Read) => Promise<Rendered>;
};

/**
 * Reads, checks and renders content; everything that is wrong with it is reported at once, by file and line.
 *
 * @param known what the content may refer to besides itself
 */
export async function prepareContent<
  Read extends { problems: FileProblem[] },
  Known,
  Rendered extends { problems: FileProblem[] },
>(files: ContentFiles, known: Known, { read, format, rules, render }: Steps<Read, Known, Rendered>): Promise<Rendered> {
  const content = read(files);
  const rendered = await render(content);
  const problems = [
    ...content.problems,
    ...rules.flatMap((rule) => rule(content, known)),
    ...checkForm(files, format(content)),
    ...rendered.problems,
  ];
  return { ...rendered, problems: problems.sort(byPlace) };
}

/** The others are of the form alone, which matters to those who have files. */
export function isOfContent({ rule }: FileProblem): boolean {
  return rule !== formRule;
}

const formRule = 'format';

/** The one form keeps an export from changing files for no reason. */
function checkForm(files: ContentFiles, formatted: ContentFiles): FileProblem[] {
  return [...formatted]
    .filter(([path, bytes]) => files.has(path) && !files.get(path)?.equals(bytes))
    .map(([path]) => {
      const message = 'Not in the form of an export; "content -- format" mends it';
      return { path, line: 1, rule: formRule, severity: 'warning', message };
    });
}
