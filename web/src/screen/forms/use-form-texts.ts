import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormAnswer } from './form-answer.ts';

/** The words for what an action answered: one sentence for the whole form, or one beside each rejected field. */
export function useFormTexts(latest: FormAnswer | undefined) {
  return useAnswerTexts(useLastAnswer(latest));
}

/** The same for a form that keeps its answer itself, because its screen has several. */
export function useAnswerTexts(answer: FormAnswer | undefined) {
  const { t } = useTranslation('errors');
  return {
    errorCode: answer?.code,
    formError: answer && answer.fields.length === 0 ? sentence(answer) : undefined,
    fieldError: (name: string) => {
      const found = answer?.fields.find(({ path }) => path === name);
      return found && t(`field.${found.problem}`, { limit: found.limit, count: found.limit ?? 0 });
    },
    values: answer?.values ?? {},
  };

  function sentence({ code, retryAfterSeconds }: FormAnswer): string {
    if (code !== 'RATE_LIMITED' || !retryAfterSeconds) return t(code);
    if (retryAfterSeconds < 60) return t('tooOften.seconds', { count: retryAfterSeconds });
    return t('tooOften.minutes', { count: Math.ceil(retryAfterSeconds / 60) });
  }
}

/** A change of language or theme asks for the page's data again, and the router forgets then what the action answered. */
export function useLastAnswer<Answer>(latest: Answer | undefined): Answer | undefined {
  const [last, setLast] = useState(latest);
  if (latest && latest !== last) setLast(latest);
  return latest ?? last;
}
