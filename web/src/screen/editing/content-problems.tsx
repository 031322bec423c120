import type { ContentProblem } from '@navor/contract';
import { TextLink } from '@navor/ui/link.tsx';
import { VisuallyHidden } from '@navor/ui/visually-hidden.tsx';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useContentProblemWords } from './use-content-problem-words.ts';

type ContentProblemsProps = {
  problems: readonly ContentProblem[];
  /** Where what is wrong in a file can be mended. */
  addressOf: (path: string) => string;
};

/**
 * What is wrong with authored content, by file and line, with the way there. What keeps it from readers is in sight; how much
 * else there is, in one line, for dozens of translations may be missing.
 */
export function ContentProblems({ problems, addressOf }: ContentProblemsProps) {
  const { t } = useTranslation('content-problems');
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const title = t('warnings', { count: warnings.length });
  return (
    <div className="grid gap-2 text-sm">
      {errors.length > 0 && <ProblemList title={t('title')} problems={errors} addressOf={addressOf} />}
      {warnings.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer rounded-sm py-1 underline-offset-4 hover:underline">{title}</summary>
          <div className="mt-1">
            <ProblemList title={title} problems={warnings} addressOf={addressOf} />
          </div>
        </details>
      )}
    </div>
  );
}

function ProblemList({ title, problems, addressOf }: ContentProblemsProps & { title: string }) {
  const { t } = useTranslation('content-problems');
  return (
    <ul aria-label={title} className="grid gap-2">
      {problems.map((problem, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may be wrong twice in one line.
        <li key={at} className="flex items-start gap-2">
          {problem.severity === 'error' ? (
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
          ) : (
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
          )}
          <span className="min-w-0">
            <VisuallyHidden>{t(problem.severity)}: </VisuallyHidden>
            <TextLink to={addressOf(problem.path)} className="wrap-anywhere font-mono">
              {t('place', { path: problem.path, line: problem.line })}
            </TextLink>{' '}
            <ProblemWords problem={problem} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** In the reader's language; which part of the file is meant is told as the checks say it, unless the words name it. */
function ProblemWords({ problem }: { problem: ContentProblem }) {
  const words = useContentProblemWords()(problem);
  if (words === problem.message) return <span lang="en">{words}</span>;
  if (problem.fault) return <span>{words}</span>;
  return (
    <>
      <span>{words}</span>{' '}
      <span lang="en" className="text-muted">
        ({problem.message})
      </span>
    </>
  );
}
