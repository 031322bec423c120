import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { Select as RadixSelect } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { controlClasses, controlHeight } from './control-classes.ts';
import { useFieldControl, useFieldLabelId } from './field.tsx';
import { menuRowClasses, popoverClasses } from './overlay-classes.ts';
import { styleNonce } from './style-nonce.ts';

export type SelectOption = { value: string; label: ReactNode; isDisabled?: boolean };
export type SelectGroup = { label: string; options: readonly SelectOption[] };

export type SelectProps = Omit<ComponentProps<typeof RadixSelect.Root>, 'children'> & {
  options: readonly (SelectOption | SelectGroup)[];
  placeholder?: string;
  className?: string;
  id?: string;
  'aria-label'?: string;
};

export function Select({ options, placeholder, className, id, 'aria-label': ariaLabel, ...root }: SelectProps) {
  const { t } = useTranslation('ui');
  const control = useFieldControl({ id });
  const labelId = useFieldLabelId();
  return (
    <RadixSelect.Root {...root}>
      <RadixSelect.Trigger
        id={id}
        aria-label={ariaLabel}
        {...control}
        className={clsx(
          controlClasses,
          controlHeight,
          'flex items-center justify-between gap-2 text-left data-placeholder:text-muted [&>span:first-child]:truncate',
          className,
        )}
      >
        <RadixSelect.Value placeholder={placeholder ?? t('choose')} />
        <RadixSelect.Icon asChild>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
        </RadixSelect.Icon>
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        <RadixSelect.Content
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          aria-labelledby={labelId}
          aria-label={ariaLabel}
          className={clsx(
            popoverClasses,
            'max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden',
          )}
        >
          <RadixSelect.Viewport nonce={styleNonce()} className="p-1">
            {options.map((entry) =>
              'options' in entry ? (
                <RadixSelect.Group key={entry.label}>
                  <RadixSelect.Label className="px-2 py-1.5 font-medium text-muted text-xs">
                    {entry.label}
                  </RadixSelect.Label>
                  {entry.options.map((option) => (
                    <SelectRow key={option.value} option={option} />
                  ))}
                </RadixSelect.Group>
              ) : (
                <SelectRow key={entry.value} option={entry} />
              ),
            )}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}

function SelectRow({ option }: { option: SelectOption }) {
  return (
    <RadixSelect.Item
      value={option.value}
      disabled={option.isDisabled ?? false}
      className={clsx(menuRowClasses, 'pr-8 data-[state=checked]:font-medium')}
    >
      <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
      <RadixSelect.ItemIndicator className="absolute right-2">
        <Check aria-hidden className="size-4 text-action" />
      </RadixSelect.ItemIndicator>
    </RadixSelect.Item>
  );
}
