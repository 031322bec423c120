import type { Onboarding } from '@navor/contract';
import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Card, CardTitle } from '@navor/ui/card.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { useHasScripts } from '#platform/use-has-scripts.ts';
import { StepMark } from './step-mark.tsx';
import { leadsElsewhere, stepPaths } from './step-paths.ts';
import { StepsProgress } from './steps-progress.tsx';

type FirstStepsCardProps = { onboarding: Onboarding; onPrepare: () => void; onOpen: () => void };

export function FirstStepsCard({ onboarding, onPrepare, onOpen }: FirstStepsCardProps) {
  const { t } = useTranslation('onboarding');
  const hasScripts = useHasScripts();
  // Who is enrolled goes on with a lesson first of all.
  const isEnrolled = onboarding.steps.some(({ id, completed }) => id === 'first-course' && completed);
  return (
    <Card className="gap-5 p-4 md:flex-row md:items-center md:gap-8 md:p-6">
      <Vijak pose="hello" className="w-40 max-w-full shrink-0 self-center max-md:hidden" />
      <div className="grid min-w-0 grow gap-4">
        <div className="grid gap-1">
          <CardTitle>{t('card.title')}</CardTitle>
          <p className="text-muted text-sm">{t('card.text')}</p>
        </div>
        <StepsProgress onboarding={onboarding} />
        <ul className="grid gap-x-6 gap-y-2 text-sm leading-6 sm:grid-cols-2">
          {onboarding.steps.map(({ id, completed }) => (
            <li key={id} className="flex items-start gap-2">
              <StepMark isDone={completed} />
              {!completed && leadsElsewhere(id) ? (
                <TextLink to={stepPaths[id]} prefetch="intent">
                  {t(`steps.${id}.title`)}
                </TextLink>
              ) : (
                <span className={completed ? 'text-muted' : undefined}>{t(`steps.${id}.title`)}</span>
              )}
            </li>
          ))}
        </ul>
        {/* The dialog needs scripts; the place is kept so that nothing moves when they arrive. */}
        <Button
          variant={isEnrolled ? 'secondary' : 'primary'}
          className={hasScripts ? 'sm:justify-self-start' : 'invisible sm:justify-self-start'}
          onPointerEnter={onPrepare}
          onFocus={onPrepare}
          onClick={onOpen}
        >
          {t('card.open')}
        </Button>
      </div>
    </Card>
  );
}
