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
}: TakingProps<'multiple-choice'>) {
  const { t } = useTranslation('quiz');
  const chosen = new Set(response?.choices);

  const choose = (letter: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(letter);
    else next.delete(letter);
    // In the order in which they are shown, so that the same choices are the same answer.
    const choices = view.options.map((option) => option.letter).filter((own) => next.has(own));
    onAnswer(choices.length > 0 ? { type: 'multiple-choice', choices } : null);
  };

  return (
    <ChoiceRows
      id={id}
      labelledBy={labelledBy}
      kind="checkbox"
      instruction={t('types.multiple-choice.instruction')}
      rows={view.options.map(({ letter, html }) => ({
        value: letter,
        label: <RichHtml html={html} />,
        isChosen: chosen.has(letter),
        isRight: settled?.reveal.correct.includes(letter) ?? null,
        feedback: settled?.reveal.feedback[letter] ?? null,
      }))}
      isLocked={isDisabled || settled !== null}
      onChoose={choose}
    />
  );
}
