import type { Onboarding } from '@navor/contract';
import { rewards } from '@navor/contract/choices';
import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Dialog, DialogContent } from '@navor/ui/dialog.tsx';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { stepProgress } from '../step-progress.ts';
import { OnboardingStepItem } from './onboarding-step-item.tsx';
import { StepsProgress } from './steps-progress.tsx';

export type OnboardingDialogProps = {
  onboarding: Onboarding;
  isOpen: boolean;
  isFinishing: boolean;
  onSkip: () => void;
  onFinish: () => void;
};

/** However it is closed other than by finishing, it is put off. */
export function OnboardingDialog({ onboarding, isOpen, isFinishing, onSkip, onFinish }: OnboardingDialogProps) {
  const { t } = useTranslation('onboarding');
  const helpId = useId();
  const heading = useRef<HTMLSpanElement>(null);
  const { isComplete } = stepProgress(onboarding);
  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && onSkip()}>
      <DialogContent
        title={
          <span ref={heading} tabIndex={-1} className="outline-none">
            {t('title')}
          </span>
        }
        // Nobody asked for it: it introduces itself before it asks for anything.
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          heading.current?.focus();
        }}
        description={t('text', { points: rewards.onboarding })}
        footer={
          <>
            <Button variant="ghost" onClick={onSkip}>
              {t('later')}
            </Button>
            {/* Not `disabled`: who reaches it by keyboard should hear why it does nothing yet. */}
            <Button
              variant={isComplete ? 'primary' : 'secondary'}
              aria-disabled={!isComplete}
              aria-describedby={helpId}
              isBusy={isFinishing}
              className={isComplete ? undefined : 'opacity-60'}
              onClick={() => isComplete && onFinish()}
            >
              {t('finish')}
            </Button>
          </>
        }
      >
        <div className="flex items-center gap-4">
          <Vijak pose={isComplete ? 'well-done' : 'hello'} className="w-28 shrink-0 max-sm:w-20" />
          <div className="grid min-w-0 grow gap-1.5">
            <StepsProgress onboarding={onboarding} />
            <p id={helpId} className="text-muted text-sm">
              {isComplete ? t('ready', { points: rewards.onboarding }) : t('notReady')}
            </p>
          </div>
        </div>
        <ol className="grid divide-y divide-line border-line border-y">
          {onboarding.steps.map((step) => (
            <OnboardingStepItem key={step.id} {...step} onLeave={onSkip} />
          ))}
        </ol>
      </DialogContent>
    </Dialog>
  );
}
