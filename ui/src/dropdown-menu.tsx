import { clsx } from 'clsx';
import { Check, Circle } from 'lucide-react';
import { DropdownMenu as RadixMenu } from 'radix-ui';
import type { ComponentProps } from 'react';
import { menuRowClasses, popoverClasses } from './overlay-classes.ts';
import { styleNonce } from './style-nonce.ts';

export const DropdownMenuTrigger = RadixMenu.Trigger;
export const DropdownMenuGroup = RadixMenu.Group;
export const DropdownMenuRadioGroup = RadixMenu.RadioGroup;

/** Not modal: a menu is left by a click elsewhere, so the page behind it keeps scrolling and stays readable. */
export function DropdownMenu({ modal = false, ...props }: ComponentProps<typeof RadixMenu.Root>) {
  return <RadixMenu.Root {...props} modal={modal} />;
}

export function DropdownMenuContent({ className, sideOffset = 6, ...props }: ComponentProps<typeof RadixMenu.Content>) {
  styleNonce();
  return (
    <RadixMenu.Portal>
      <RadixMenu.Content
        collisionPadding={8}
        {...props}
        sideOffset={sideOffset}
        className={clsx(
          popoverClasses,
          'max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto p-1',
          className,
        )}
      />
    </RadixMenu.Portal>
  );
}

export type DropdownMenuItemProps = ComponentProps<typeof RadixMenu.Item> & { tone?: 'default' | 'danger' };

export function DropdownMenuItem({ tone = 'default', className, ...props }: DropdownMenuItemProps) {
  return (
    <RadixMenu.Item
      {...props}
      className={clsx(menuRowClasses, tone === 'danger' && 'text-danger data-highlighted:bg-danger-soft', className)}
    />
  );
}

export function DropdownMenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof RadixMenu.CheckboxItem>) {
  return (
    <RadixMenu.CheckboxItem {...props} className={clsx(menuRowClasses, 'pl-8', className)}>
      <RadixMenu.ItemIndicator className="absolute left-2">
        <Check aria-hidden className="size-4" />
      </RadixMenu.ItemIndicator>
      {children}
    </RadixMenu.CheckboxItem>
  );
}

export function DropdownMenuRadioItem({ className, children, ...props }: ComponentProps<typeof RadixMenu.RadioItem>) {
  return (
    <RadixMenu.RadioItem {...props} className={clsx(menuRowClasses, 'pl-8', className)}>
      <RadixMenu.ItemIndicator className="absolute left-2.5">
        <Circle aria-hidden className="size-2.5 fill-current" />
      </RadixMenu.ItemIndicator>
      {children}
    </RadixMenu.RadioItem>
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof RadixMenu.Label>) {
  return <RadixMenu.Label {...props} className={clsx('px-2 py-1.5 font-medium text-muted text-xs', className)} />;
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof RadixMenu.Separator>) {
  return <RadixMenu.Separator {...props} className={clsx('-mx-1 my-1 h-px bg-line', className)} />;
}

export function DropdownMenuShortcut({ className, ...props }: ComponentProps<'kbd'>) {
  return <kbd {...props} className={clsx('ml-auto pl-4 font-sans text-muted text-xs', className)} />;
}
