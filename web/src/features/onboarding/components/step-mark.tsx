import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** A tick for what is done, a ring for what is not; said in words to those who do not see them. */
export function StepMark({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation('onboarding');
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <>
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-ok' : 'text-line-strong'}`} />
      <span className="sr-only">{t(isDone ? 'done' : 'open')}</span>
    </>
  );
}
