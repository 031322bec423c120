import { isLanguage } from '@navor/languages';
import type { FieldPlace, Problems } from '@navor/question-ui/editing';
import type { FaultCode } from '@navor/questions';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type texts from '../../../../../../translations/sl/quiz-editing.json';
import type { ShownProblem } from './shown-problem.ts';

/** The words for problems, and where they stand. */
export function useProblemTexts() {
  const { t } = useTranslation(['quiz-editing', 'errors']);
  return useMemo(() => {
    const words = (told: ShownProblem): string => {
      if (told.kind === 'form') return t(`errors:field.${told.problem}`, { limit: told.limit, count: told.limit ?? 0 });
      if (!told.fault) return told.message;
      const [part, other] = told.fault.parts;
      // A page may be older than the server, and not know the code.
      return t(keyOf(told.fault.code), { part, other, defaultValue: told.message });
    };
    const stepOf = (part: string | number, at: number, place: FieldPlace): string => {
      if (/^\d+$/.test(String(part))) return String(Number(part) + 1);
      // The names of values, symbols and gaps are the author's.
      if (at === 1 && namedParts.includes(String(place[0]))) return String(part);
      if (isLanguage(part)) return t(`languages.${part}`);
      return isKnown(part) ? t(`places.${part}`) : '';
    };
    const placeText = (place: FieldPlace): string =>
      place.map(stepOf).filter(Boolean).join(' › ') || t('problems.whole');
    return { words, placeText };
  }, [t]);
}

type MarkdownKey = `markdown.${keyof typeof texts.markdown}`;

/** What is wrong within Markdown is told under its own name, wherever Markdown is written. */
function keyOf(code: string): MarkdownKey | `checks.${FaultCode}` {
  return code.startsWith('markdown.') ? (code as MarkdownKey) : `checks.${code as FaultCode}`;
}

/** The messages beside each field. Warnings stand in the list alone: a field that has one is not wrong. */
export function problemsByPlace(told: readonly ShownProblem[], words: (told: ShownProblem) => string): Problems {
  const byPlace = Map.groupBy(
    told.filter(({ severity }) => severity === 'error'),
    ({ place }) => place.join('.'),
  );
  return (place) => [...new Set((byPlace.get(place.join('.')) ?? []).map(words))];
}

const namedParts = ['variables', 'derived', 'symbols', 'gaps'];

const knownParts = [
  ...(['body', 'hints', 'solution', 'points', 'topic', 'tags', 'variables', 'derived', 'constraints'] as const),
  ...(['range', 'step', 'list', 'unit', 'digits', 'value', 'options', 'text', 'feedback', 'answer'] as const),
  ...(['tolerance', 'slips', 'left', 'right', 'symbols', 'meaning', 'form', 'accepted'] as const),
  ...(['pairs', 'extras', 'items', 'gaps', 'id'] as const),
];

function isKnown(part: string | number): part is (typeof knownParts)[number] {
  return (knownParts as readonly (string | number)[]).includes(part);
}
