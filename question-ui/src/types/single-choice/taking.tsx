import { useTranslation } from 'react-i18next';
import { ChoiceRows } from '../../taking/choice-rows.tsx';
import { RichHtml } from '../../taking/rich-html.tsx';
import type { TakingProps } from '../../taking/taking-props.ts';

export function Taking({
  id,
  labelledBy,
  view,
  response,
  onAnswer,
  settled,
  isDisabled,
}: TakingProps<'single-choice'>) {
  const { t } = useTranslation('quiz');
  return (
    <ChoiceRows
      id={id}
      labelledBy={labelledBy}
      kind="radio"
      instruction={t('types.single-choice.instruction')}
      rows={view.options.map(({ letter, html }) => ({
        value: letter,
        label: <RichHtml html={html} />,
        isChosen: response?.choice === letter,
        isRight: settled && settled.reveal.correct === letter,
        feedback: settled?.reveal.feedback[letter] ?? null,
      }))}
      isLocked={isDisabled || settled !== null}
      onChoose={(choice) => onAnswer({ type: 'single-choice', choice })}
    />
  );
}
