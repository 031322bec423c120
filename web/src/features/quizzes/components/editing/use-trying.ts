import type { Language } from '@navor/languages';
import type { QuestionSource, Response } from '@navor/questions';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isApiError } from '#platform/api-error.ts';
import { api } from '#platform/browser-api.ts';
import { isLostConnection } from '#platform/offline.ts';
import { reportProblem } from '#platform/report-problem.ts';
import type { ApiProblem } from '../use-api-problem.ts';
import { formProblemsOf, type ShownProblem } from './shown-problem.ts';

export type Shown = NonNullable<Awaited<ReturnType<typeof api.cms.quizzes.tryQuestion>>['shown']>;

type Tried = {
  problems: ShownProblem[];
  /** Null where the question has errors. */
  shown: Shown | null;
  failure: ApiProblem | null;
};

const typingPauseMs = 500;

type TryingProps = {
  quizId: string;
  source: QuestionSource;
  /** Nothing is written yet, so there is nothing to ask. */
  isBlank: boolean;
  ownLanguage: Language;
  firstSeed?: number | undefined;
};

/** A question as a learner would see it, asked for anew whenever something changes. */
export function useTrying({ quizId, source, isBlank, ownLanguage, firstSeed = 1 }: TryingProps) {
  const [seed, setSeed] = useState(firstSeed);
  const [language, setLanguage] = useState(ownLanguage);
  const [checked, setChecked] = useState<Response | null>(null);
  const [chosenPins, setPinned] = useState<Readonly<Record<string, number>>>({});
  const [round, setRound] = useState(0);
  const [isBusy, setIsBusy] = useState(!isBlank);
  const [tried, setTried] = useState<Tried | null>(null);
  const last = useRef<QuestionSource | null>(null);

  // A variable that was renamed or removed since has nothing to be pinned.
  const pinned = useMemo(
    () => Object.fromEntries(Object.entries(chosenPins).filter(([name]) => Object.hasOwn(source.variables, name))),
    [chosenPins, source.variables],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a round more asks the same again.
  useEffect(() => {
    if (isBlank) {
      setTried(null);
      setIsBusy(false);
      return;
    }
    const controller = new AbortController();
    const isTyping = last.current !== null && last.current !== source;
    setIsBusy(true);
    const ask = async () => {
      last.current = source;
      const asked = { quizId, source, language, seed, response: checked, pinned };
      const next = await tryOut(asked, controller.signal);
      if (controller.signal.aborted) return;
      setTried(next);
      setIsBusy(false);
    };
    const timer = setTimeout(ask, isTyping ? typingPauseMs : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [quizId, source, isBlank, language, seed, checked, pinned, round]);

  return {
    ...{ seed, language, checked, pinned, isBusy },
    problems: tried?.problems ?? [],
    /** Whether it is known by now if the question has problems. */
    isTried: tried !== null,
    shown: tried?.shown ?? null,
    failure: tried?.failure ?? null,
    setLanguage,
    check: setChecked,
    drawAgain: () => {
      setChecked(null);
      setSeed((known) => known + 1);
    },
    pin: (name: string, number: number) => {
      setChecked(null);
      setPinned((known) => ({ ...known, [name]: number }));
    },
    unpin: (names: readonly string[]) => {
      setChecked(null);
      setPinned((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !names.includes(name))));
    },
    retry: () => setRound((known) => known + 1),
    setProblems: (problems: ShownProblem[]) =>
      setTried((known) => ({ failure: null, shown: null, ...known, problems })),
  };
}

export type Trying = ReturnType<typeof useTrying>;

async function tryOut(asked: Parameters<typeof api.cms.quizzes.tryQuestion>[0], signal: AbortSignal): Promise<Tried> {
  try {
    const { problems, shown } = await api.cms.quizzes.tryQuestion(asked, { signal });
    return { problems: problems.map((problem) => ({ kind: 'said', ...problem })), shown, failure: null };
  } catch (error) {
    const problems = formProblemsOf(error, asked.source as QuestionSource);
    return { problems, shown: null, failure: problems.length > 0 ? null : failureOf(error, signal) };
  }
}

export function failureOf(error: unknown, signal: AbortSignal): ApiProblem {
  if (isApiError(error)) return error.code;
  if (!signal.aborted && !isLostConnection(error)) reportProblem(error);
  return isLostConnection(error) ? 'offline' : 'INTERNAL';
}
