import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@navor/ui/dropdown-menu.tsx';
import type { ReactNode } from 'react';

type Choice<Value> = { value: Value; label: string; lang?: string };

type ChoiceMenuProps<Value> = {
  trigger: ReactNode;
  value: Value;
  choices: Choice<Value>[];
  onChoose: (value: Value) => void;
};

/** One of several, from a menu that opens as soon as it is there. */
export function ChoiceMenu<Value extends string>({ trigger, value, choices, onChoose }: ChoiceMenuProps<Value>) {
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuRadioGroup value={value} onValueChange={(next) => onChoose(next as Value)}>
          {choices.map(({ label, ...choice }) => (
            <DropdownMenuRadioItem key={choice.value} {...choice}>
              <span className="first-letter:uppercase">{label}</span>
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
