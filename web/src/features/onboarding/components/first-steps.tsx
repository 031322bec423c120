import type { Onboarding } from '@navor/contract';
import { toast } from '@navor/ui/toast-store.ts';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { isOnboardingSkipped, skipOnboarding } from '../skipped.ts';
import { useOnboardingSender } from '../use-onboarding-sender.ts';
import { FirstStepsCard } from './first-steps-card.tsx';
import type { OnboardingDialogProps } from './onboarding-dialog.tsx';

/**
 * The first steps of a new account: a card, and a dialog over the page that opens by itself until it is put off.
 * Stays in place when they are no longer offered, to say how finishing went.
 */
export function FirstSteps({ onboarding }: { onboarding: Onboarding | null }) {
  const { session, profile } = useAuth();
  const { Dialog, load } = useDialogOnDemand();
  const [isOpen, setIsOpen] = useState(false);
  const { isBusy, send } = useFinish(() => setIsOpen(false));
  const sessionId = session?.id;
  const isOffered = onboarding?.is_offered ?? false;

  useEffect(() => {
    if (!isOffered || !sessionId || isOnboardingSkipped(sessionId)) return;
    load().then(
      () => setIsOpen(true),
      () => {
        // Nobody asked for it, and the card still offers it.
      },
    );
  }, [isOffered, sessionId, load]);

  if (!onboarding?.is_offered || !sessionId) return null;

  function skip(id: string) {
    skipOnboarding(id);
    setIsOpen(false);
  }

  function finish() {
    const values = new FormData();
    values.set('intent', 'finish');
    values.set('full_name', profile?.full_name ?? '');
    send(values);
  }

  return (
    <>
      <FirstStepsCard
        onboarding={onboarding}
        onPrepare={() => void load().catch(() => {})}
        // A file that is gone belongs to a release that is gone: the page itself has to be fetched anew.
        onOpen={() =>
          load().then(
            () => setIsOpen(true),
            () => location.reload(),
          )
        }
      />
      {Dialog && (
        <Dialog
          onboarding={onboarding}
          isOpen={isOpen}
          isFinishing={isBusy}
          onSkip={() => skip(sessionId)}
          onFinish={finish}
        />
      )}
    </>
  );
}

function useFinish(onFinished: () => void) {
  const { t } = useTranslation('onboarding');
  const { answer, isBusy, send } = useOnboardingSender();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is told once, whatever changes around it.
  useEffect(() => {
    if (!answer) return;
    if (answer.kind !== 'finished') return void toast({ title: t('finishFailed'), tone: 'danger' });
    toast({ title: t('finished', { points: answer.pointsEarned }), tone: 'ok' });
    onFinished();
  }, [answer]);
  return { isBusy, send };
}

/** Most visits see no dialog, so its code is fetched only for those that do. */
function useDialogOnDemand() {
  const [Dialog, setDialog] = useState<ComponentType<OnboardingDialogProps>>();
  const load = useCallback(async () => {
    const { OnboardingDialog } = await import('./onboarding-dialog.tsx');
    setDialog(() => OnboardingDialog);
  }, []);
  return { Dialog, load };
}
