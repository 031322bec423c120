import type { ErrorCode } from '@navor/contract';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { isApiError } from '#platform/api-error.ts';
import { isLostConnection } from '#platform/offline.ts';
import { reportProblem } from '#platform/report-problem.ts';

export type ApiProblem = ErrorCode | 'offline' | 'not-yet-saved';

/** The attempt is no longer as the page shows it. */
const outdatedCodes: readonly ErrorCode[] = ['ATTEMPT_CLOSED', 'QUESTION_SETTLED', 'NOT_FOUND'];

/** Asks the API for something, and keeps why it could not be had. */
export function useApiProblem() {
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  const attempt = useCallback(
    async <Result>(ask: () => Promise<Result>): Promise<Result | null> => {
      setProblem(null);
      try {
        return await ask();
      } catch (error) {
        setProblem(problemOf(error));
        if (isApiError(error) && outdatedCodes.includes(error.code)) await revalidate();
        return null;
      }
    },
    [revalidate],
  );
  return { problem, setProblem, attempt };
}

function problemOf(error: unknown): ApiProblem {
  if (isApiError(error)) return error.code;
  if (isLostConnection(error)) return 'offline';
  reportProblem(error);
  return 'INTERNAL';
}

export function useProblemWords(): (problem: ApiProblem) => string {
  const { t } = useTranslation(['quiz', 'ui', 'errors']);
  return (problem) => {
    if (problem === 'offline') return t('ui:offline');
    if (problem === 'not-yet-saved') return t('quiz:attempt.notYetSaved');
    return t(`errors:${problem}`);
  };
}
