import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { attemptPath } from '../../quiz-paths.ts';
import type { ChartPoint, Result } from './results-model.ts';
import { useFigures } from './use-figures.ts';

type ResultDotProps = { result: Result; point: ChartPoint | undefined; columns: number };

/** All of its column leads to the attempt and, under a pointer, says which one that is. */
export function ResultDot({ result, point, columns }: ResultDotProps) {
  const { t } = useTranslation('quizzes');
  const figures = useFigures();
  const { attempt_id, quiz, submitted_at, share, has_passed } = result;
  if (!point) return null;
  const { x, y } = point;
  return (
    <Link
      to={attemptPath(attempt_id)}
      tabIndex={-1}
      className="group absolute inset-y-0 -translate-x-1/2 rounded-sm hover:z-10 hover:bg-action/10"
      style={{ left: `${x}%`, width: `${100 / columns}%` }}
    >
      <span className="absolute left-1/2 -translate-x-1/2 translate-y-1/2" style={{ bottom: `${y}%` }}>
        <PassMark isPassed={has_passed} />
      </span>
      <span
        className={clsx(
          'pointer-events-none absolute hidden w-max max-w-48 rounded-sm border border-line bg-raised px-2 py-1 shadow-raised group-hover:block',
          x < 50 ? 'left-full' : 'right-full',
          y < 50 ? 'top-0' : 'bottom-2',
        )}
      >
        <span className="block font-semibold">{quiz.title}</span>
        <span className="block text-muted">{figures.dateTime(submitted_at)}</span>
        <span className="block">
          {figures.share(share)} · {t(has_passed ? 'quiz.passed' : 'quiz.notPassed')}
        </span>
      </span>
    </Link>
  );
}

/** Told apart by being filled or not, not by colour alone. */
export function PassMark({ isPassed }: { isPassed: boolean }) {
  return (
    <span
      className={clsx(
        'block size-2.5 shrink-0 rounded-full border-2',
        isPassed ? 'border-ok bg-ok' : 'border-danger bg-surface',
      )}
    />
  );
}
