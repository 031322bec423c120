import { type FieldPlace, fieldId } from '@navor/question-ui/editing';
import { VisuallyHidden } from '@navor/ui/visually-hidden.tsx';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { questionId } from './question-form.tsx';
import type { ShownProblem } from './shown-problem.ts';
import { useProblemTexts } from './use-problem-texts.ts';

type ProblemListProps = {
  told: readonly ShownProblem[];
  /** False until the question was checked for the first time. */
  isKnown: boolean;
  /** Brings the language of a text into sight. */
  onReveal: (place: FieldPlace) => void;
};

/** Everything that is wrong, each with the way to its field. */
export function ProblemList({ told, isKnown, onReveal }: ProblemListProps) {
  const { t } = useTranslation('quiz-editing');
  const { words, placeText } = useProblemTexts();
  const sorted = told.toSorted((one, other) => one.severity.localeCompare(other.severity));

  function follow(event: MouseEvent, place: FieldPlace) {
    event.preventDefault();
    onReveal(place);
    // The field may have come into the page just now.
    requestAnimationFrame(() => focusField(place));
  }

  return (
    <section
      id={problemListId}
      aria-labelledby={`${problemListId}-title`}
      tabIndex={-1}
      className="grid scroll-mt-6 gap-3"
    >
      <h2 id={`${problemListId}-title`} className="font-semibold">
        {t('problems.title')}
      </h2>
      {sorted.length === 0 ? (
        <p hidden={!isKnown} className="flex items-center gap-2 text-ok text-sm">
          <CircleCheck aria-hidden className="size-4 shrink-0" />
          {t('problems.none')}
        </p>
      ) : (
        <ul className="grid gap-2 text-sm">
          {sorted.map((problem, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same can be said twice of one place.
            <li key={index} className="flex items-start gap-2">
              {problem.severity === 'error' ? (
                <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
              ) : (
                <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
              )}
              <span className="min-w-0">
                <VisuallyHidden>{t(`problems.${problem.severity}`)}: </VisuallyHidden>
                <a
                  href={`#${existing(problem.place)}`}
                  className="rounded-sm text-action underline underline-offset-4 hover:text-action-hover"
                  onClick={(event) => follow(event, problem.place)}
                >
                  {placeText(problem.place)}
                </a>
                : <span lang={isForeign(problem) ? 'en' : undefined}>{words(problem)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What nobody foresaw has no words but those it was found with. */
function isForeign(problem: ShownProblem): boolean {
  return problem.kind === 'said' && problem.fault === null;
}

export const problemListId = 'question-problems';

const focusable = 'input, textarea, select, button:enabled, [role="checkbox"]';

/** Goes to the field of a place, or to the nearest part of the form around it. */
function focusField(place: FieldPlace): void {
  const element = document.getElementById(existing(place));
  if (!element) return;
  element.scrollIntoView({ block: 'center' });
  (element.querySelector<HTMLElement>(focusable) ?? element).focus({ preventScroll: true });
}

function existing(place: FieldPlace): string {
  const whole = fieldId(questionId, []);
  if (typeof document === 'undefined') return whole;
  for (let length = place.length; length > 0; length--) {
    const id = fieldId(questionId, place.slice(0, length));
    if (document.getElementById(id)) return id;
  }
  return whole;
}
