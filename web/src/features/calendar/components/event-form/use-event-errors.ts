import { useTranslation } from 'react-i18next';
import type { FormAnswer } from '#screen/forms/form-answer.ts';
import { useFormTexts, useLastAnswer } from '#screen/forms/use-form-texts.ts';

export type FieldError = (name: string) => string | undefined;

/** What is wrong with an event, in words that say more than that a value is not valid. */
export function useEventErrors(answer: FormAnswer | undefined) {
  const { t } = useTranslation('calendar');
  const texts = useFormTexts(answer);
  const fields = useLastAnswer(answer)?.fields ?? [];
  const fieldError: FieldError = (name) => {
    const problem = fields.find(({ path }) => path === name)?.problem;
    if (problem === 'invalid' && ['end_day', 'end_time', 'until'].includes(name)) return t('form.endsBefore');
    if (problem === 'too_big' && name === 'duration_minutes') return t('form.tooLong');
    return texts.fieldError(name);
  };
  return { ...texts, fieldError };
}
