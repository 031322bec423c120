import { useTranslation } from 'react-i18next';
import { ChoiceRows } from '../../taking/choice-rows.tsx';
import type { TakingProps } from '../../taking/taking-props.ts';

const choices = ['true', 'false'] as const;

export function Taking({ id, labelledBy, response, onAnswer, settled, isDisabled }: TakingProps<'true-false'>) {
  const { t } = useTranslation('quiz');
  // The one explanation that there is stands beside the answer given, or else beside the right one.
  const explained = String(response?.choice ?? settled?.reveal.correct);
  return (
    <ChoiceRows
      id={id}
      labelledBy={labelledBy}
      kind="radio"
      instruction={t('types.true-false.instruction')}
      rows={choices.map((choice) => ({
        value: choice,
        label: t(`types.true-false.${choice}`),
        isChosen: String(response?.choice) === choice,
        isRight: settled && String(settled.reveal.correct) === choice,
        feedback: choice === explained ? (settled?.reveal.feedback ?? null) : null,
      }))}
      isLocked={isDisabled || settled !== null}
      onChoose={(choice) => onAnswer({ type: 'true-false', choice: choice === 'true' })}
      className="items-start sm:grid-cols-2"
    />
  );
}
