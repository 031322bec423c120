import type { FileProblem } from '../../../../content/files/problem.ts';
import type { Rule } from './rule.ts';

/** A quiz belongs to a theme that exists, and its questions are about topics that exist. */
export const references: Rule = ({ topics, quizzes }, known) => {
  const problems: FileProblem[] = [];
  const topicIds = new Set([...known.topicIds, ...Object.keys(topics?.file ?? {})]);
  for (const { path, file, lineOf, questions } of quizzes) {
    if (!known.themeIds.includes(file.theme)) {
      const message = `There is no theme "${file.theme}"`;
      problems.push({ path, line: lineOf(['theme']), rule: 'unknown-theme', severity: 'error', message });
    }
    for (const { path: questionPath, source, lineOf: lineIn } of questions) {
      if (topicIds.has(source.topic)) continue;
      const message = `topics.yaml has no topic "${source.topic}"`;
      problems.push({
        ...{ path: questionPath, line: lineIn(['topic']), rule: 'unknown-topic', severity: 'error', message },
      });
    }
  }
  return problems;
};
