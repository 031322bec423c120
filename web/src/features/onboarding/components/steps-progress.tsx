import type { Onboarding } from '@navor/contract';
import { Progress } from '@navor/ui/progress.tsx';
import { useTranslation } from 'react-i18next';
import { stepProgress } from '../step-progress.ts';

export function StepsProgress({ onboarding }: { onboarding: Onboarding }) {
  const { t } = useTranslation('onboarding');
  const { done, total, isComplete } = stepProgress(onboarding);
  const text = t('progress', { done, total });
  return (
    <div className="grid gap-1.5">
      <p role="status" className="tabular font-medium text-sm">
        {text}
      </p>
      <Progress
        value={done}
        max={total}
        label={t('progressLabel')}
        valueText={text}
        tone={isComplete ? 'ok' : 'action'}
      />
    </div>
  );
}
