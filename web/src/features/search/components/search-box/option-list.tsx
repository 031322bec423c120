import { clsx } from 'clsx';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { kindIcons } from '../results/kind-icons.ts';
import { MarkedText } from '../results/marked-text.tsx';
import type { SearchOption } from './search-options.ts';

type OptionListProps = {
  id: string;
  label: string;
  options: readonly SearchOption[];
  active: SearchOption | undefined;
  optionId: (option: SearchOption) => string;
  onPoint: (option: SearchOption) => void;
  onChoose: (option: SearchOption) => void;
};

export function OptionList({ id, label, options, active, optionId, onPoint, onChoose }: OptionListProps) {
  const { t } = useTranslation('search');
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className={clsx(
        'absolute inset-x-0 top-full z-20 mt-1 max-h-[60dvh] overflow-y-auto rounded-md border border-line bg-raised p-1 shadow-raised',
        options.length === 0 && 'hidden',
      )}
    >
      {options.map((option) => {
        const Icon = option.kind === 'recent' ? Clock : kindIcons[option.kind];
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the combobox, which hears the keys
          <div
            key={option.key}
            id={optionId(option)}
            role="option"
            aria-selected={option === active}
            tabIndex={-1}
            onPointerMove={() => onPoint(option)}
            // The field must not lose the focus before the click arrives.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 aria-selected:bg-action-soft"
          >
            <Icon aria-hidden className="size-4 shrink-0 text-muted" />
            <span lang={option.language} className="min-w-0 grow">
              <MarkedText pieces={option.label} />
            </span>
            {option.kind !== 'recent' && (
              <span className="max-w-[45%] shrink-0 truncate text-muted text-sm">
                {option.context ?? t(`kind.${option.kind}`)}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}
