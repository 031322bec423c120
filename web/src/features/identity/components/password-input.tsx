import { Input, type InputProps } from '@navor/ui/input.tsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type PasswordInputProps = Omit<InputProps, 'type' | 'icon' | 'suffix'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be made visible while it is typed. Needs the texts of `identity`. */
export function PasswordInput(props: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Input
      // A visible password would otherwise be corrected, or sent to a spelling service.
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={<ShowButton isShown={isShown} onToggle={() => setIsShown(!isShown)} />}
    />
  );
}

function ShowButton({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  const { t } = useTranslation('identity');
  const Icon = isShown ? EyeOff : Eye;
  return (
    <button
      type="button"
      aria-label={t('showTyped')}
      aria-pressed={isShown}
      title={t('showTyped')}
      onClick={onToggle}
      className="touch-target -mr-1.5 grid size-8 place-items-center rounded-sm text-muted transition-colors hover:text-ink aria-pressed:text-action noscript:hidden"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
