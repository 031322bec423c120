import type { OnboardingStep } from '@navor/contract/choices';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
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
        {completed && id === 'profile' && <OwnName />}
        {(!completed || id === 'goals') && <p className="text-muted text-sm">{t(`steps.${id}.text`)}</p>}
        {!completed && id === 'profile' && <NameForm />}
        {/* Stays when it is done: with the first choice it is, and there may be more to choose. */}
        {id === 'goals' && <GoalsForm />}
        {!completed && leadsElsewhere(id) && (
          <TextLink to={stepPaths[id]} prefetch="intent" onClick={onLeave} className="justify-self-start py-1 text-sm">
            {t(`steps.${id}.link`)}
          </TextLink>
        )}
      </div>
    </li>
  );
}

function OwnName() {
  const { profile } = useAuth();
  return profile?.full_name ? <p className="truncate text-muted text-sm">{profile.full_name}</p> : null;
}
