import { learningGoals } from '@navor/contract/choices';
import { Chips } from '@navor/ui/chips.tsx';
import { useStandingError } from '@navor/ui/judged-fields.tsx';
import { useTranslation } from 'react-i18next';

type GoalChoiceProps = { chosen: readonly string[]; error?: string | undefined };

/** What somebody wants to learn and what for; both groups are one list of goals. Needs the texts `goals`. */
export function GoalChoice({ chosen, error: found }: GoalChoiceProps) {
  const { t } = useTranslation('goals');
  const { error, editHandlers } = useStandingError(found);
  const chips = (goals: readonly (typeof learningGoals)['fields' | 'reasons'][number][]) =>
    goals.map((goal) => ({ value: goal, label: t(goal) }));
  return (
    <div {...editHandlers} className="contents">
      <Chips
        legend={t('fieldsLegend')}
        name="learning_goals"
        choice="many"
        chips={chips(learningGoals.fields)}
        chosen={chosen}
      />
      <Chips
        legend={t('reasonsLegend')}
        name="learning_goals"
        choice="many"
        chips={chips(learningGoals.reasons)}
        chosen={chosen}
        error={error}
      />
    </div>
  );
}
