import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EditorProblem } from './problem-marks.ts';

type ProblemListProps = { problems: readonly EditorProblem[]; onGoTo: (line: number) => void };

/** What the margin marks, in words and within reach of keyboard and finger: each leads to its line. */
export function ProblemList({ problems, onGoTo }: ProblemListProps) {
  const { t } = useTranslation('cms-editor');
  if (problems.length === 0) {
    return (
      <p className="flex items-center gap-2 border-line border-t px-3 py-2 text-muted text-sm">
        <CircleCheck aria-hidden className="size-4 shrink-0 text-ok" />
        {t('problems.none')}
      </p>
    );
  }
  return (
    <details className="border-line border-t" open={problems.length <= 3}>
      <summary className="cursor-pointer px-3 py-2 font-medium text-sm">
        {t('problems.title', { count: problems.length })}
      </summary>
      <ul className="max-h-60 overflow-y-auto px-1 pb-2">
        {problems.map((problem) => (
          <li key={`${problem.line}:${problem.message}`}>
            <button
              type="button"
              onClick={() => onGoTo(problem.line)}
              className="flex min-h-11 w-full items-start gap-2 rounded-sm px-2 py-1.5 text-left text-sm hover:bg-action-soft md:min-h-9"
            >
              <ProblemIcon severity={problem.severity} />
              <span className="wrap-anywhere">
                <span className="font-medium tabular-nums">{t('problems.line', { line: problem.line })}</span>{' '}
                {problem.message}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function ProblemIcon({ severity }: Pick<EditorProblem, 'severity'>) {
  const { t } = useTranslation('cms-editor');
  const Icon = severity === 'error' ? CircleAlert : TriangleAlert;
  const tone = severity === 'error' ? 'text-danger' : 'text-warn';
  return <Icon aria-label={t(`problems.${severity}`)} className={clsx('mt-0.5 size-4 shrink-0', tone)} />;
}
