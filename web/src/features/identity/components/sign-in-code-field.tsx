import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Takes a code of either kind; the switch only brings up the keyboard with letters, which a phone needs for the second. */
export function SignInCodeField({ error }: { error: string | undefined }) {
  const { t } = useTranslation('identity');
  const input = useRef<HTMLInputElement>(null);
  const [isRecovery, setIsRecovery] = useState(false);
  // Whoever comes here has a code that runs out in seconds and nothing else to do.
  useEffect(() => input.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-2">
      <Field
        label={t(isRecovery ? 'code.recoveryLabel' : 'code.label')}
        help={t(isRecovery ? 'code.recoveryHelp' : 'code.help')}
        error={error}
        isRequired
        className="w-full"
      >
        <Input
          ref={input}
          name="code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          className="tabular font-mono"
        />
      </Field>
      <Button
        variant="link"
        size="sm"
        className="text-start noscript:hidden"
        onClick={() => {
          setIsRecovery(!isRecovery);
          input.current?.focus();
        }}
      >
        {t(isRecovery ? 'code.useCode' : 'code.useRecovery')}
      </Button>
    </div>
  );
}
