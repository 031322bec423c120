import { VisuallyHidden } from '@navor/ui/visually-hidden.tsx';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PasswordStrength } from './password-strength.ts';

const levels = { weak: 1, fair: 2, good: 3, excellent: 4 } satisfies Record<PasswordStrength, number>;
const colours = { weak: 'bg-danger', fair: 'bg-warn', good: 'bg-ok', excellent: 'bg-ok' };

type PasswordStrengthHintProps = { id: string; password: string; related: readonly string[] };

/** Only advice: what a password must have is checked by the server. */
export function PasswordStrengthHint({ id, password, related }: PasswordStrengthHintProps) {
  const { t } = useTranslation('identity');
  const strength = usePasswordStrength(password, related);
  const level = strength ? levels[strength] : 0;
  return (
    <div className="flex h-5 items-center gap-3 noscript:hidden">
      <div aria-hidden className="grid grow grid-cols-4 gap-1">
        {Object.values(levels).map((each) => (
          <span
            key={each}
            className={clsx(
              'h-1.5 rounded-full transition-colors',
              strength && each <= level ? colours[strength] : 'bg-line',
            )}
          />
        ))}
      </div>
      <p id={id} aria-live="polite" aria-atomic className="min-w-16 text-end text-sm">
        {strength && (
          <>
            <VisuallyHidden>{t('strength.label')} </VisuallyHidden>
            {t(`strength.${strength}`)}
          </>
        )}
      </p>
    </div>
  );
}

/** A pause in typing this long is worth an estimate. */
const pauseMs = 200;

function usePasswordStrength(password: string, related: readonly string[]): PasswordStrength | undefined {
  const [strength, setStrength] = useState<PasswordStrength>();
  const relatedText = related.join('\n');
  useEffect(() => {
    if (!password) return setStrength(undefined);
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const estimator = await import('./password-strength.ts').catch(() => undefined);
      if (isCurrent) setStrength(estimator?.passwordStrength(password, relatedText.split('\n')));
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [password, relatedText]);
  return strength;
}
