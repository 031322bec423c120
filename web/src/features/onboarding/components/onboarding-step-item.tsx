import type { OnboardingStep } from '@navor/contract/choices';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { useGoalLabels } from '#features/identity/index.ts';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { GoalsForm } from './goals-form.tsx';
import { NameForm } from './name-form.tsx';
import { StepMark } from './step-mark.tsx';
import { leadsElsewhere, stepPaths } from './step-paths.ts';

type OnboardingStepItemProps = { id: OnboardingStep; completed: boolean; onLeave: () => void };

/** One step. What can be done on the spot has its form here; the others complete themselves where their link leads. */
export function OnboardingStepItem({ id, completed, onLeave }: OnboardingStepItemProps) {
  const { t } = useTranslation('onboarding');
  return (
    <li className="flex gap-3 py-3">
      <StepMark isDone={completed} />
      <div className="grid min-w-0 grow gap-1">
        <h3 className="font-medium text-sm leading-6">{t(`steps.${id}.title`)}</h3>
        {completed ? <Result id={id} /> : <p className="text-muted text-sm">{t(`steps.${id}.text`)}</p>}
        {!completed && id === 'profile' && <NameForm />}
        {!completed && id === 'goals' && <GoalsForm />}
        {!completed && leadsElsewhere(id) && (
          <TextLink to={stepPaths[id]} prefetch="intent" onClick={onLeave} className="justify-self-start py-1 text-sm">
            {t(`steps.${id}.link`)}
          </TextLink>
        )}
      </div>
    </li>
  );
}

function Result({ id }: { id: OnboardingStep }) {
  const { profile } = useAuth();
  const goals = useGoalLabels(profile?.learning_goals ?? []);
  const result = { profile: profile?.full_name, goals: goals.join(', '), 'first-course': '', 'first-lesson': '' }[id];
  return result ? <p className="truncate text-muted text-sm">{result}</p> : null;
}
