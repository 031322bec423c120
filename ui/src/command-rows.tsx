import type { CommandItem } from './command-filter.ts';

type CommandRowsProps = {
  label: string | null;
  labelId: string;
  items: readonly CommandItem[];
  active: CommandItem | undefined;
  optionId: (item: CommandItem) => string;
  onPoint: (item: CommandItem) => void;
  onRun: (item: CommandItem) => void;
};

/** One group of options in the palette's listbox. */
export function CommandRows({ label, labelId, items, active, optionId, onPoint, onRun }: CommandRowsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox may own groups, but no fieldset
    <div role="group" aria-labelledby={label ? labelId : undefined}>
      {label && (
        <div id={labelId} role="presentation" className="px-2 pt-3 pb-1 font-medium text-muted text-xs">
          {label}
        </div>
      )}
      {items.map((item) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: focus stays in the combobox, which hears the keys
        <div
          key={item.id}
          id={optionId(item)}
          role="option"
          aria-selected={item === active}
          tabIndex={-1}
          onPointerMove={() => onPoint(item)}
          onClick={() => onRun(item)}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2 py-1.5 text-sm aria-selected:bg-action-soft [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted"
        >
          {item.icon}
          <span className="min-w-0 grow">{item.label}</span>
          {item.hint && <span className="text-muted text-xs">{item.hint}</span>}
        </div>
      ))}
    </div>
  );
}
