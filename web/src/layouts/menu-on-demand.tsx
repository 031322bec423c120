import type { ButtonProps } from '@navor/ui/button.tsx';
import { type ComponentType, type ReactNode, useState } from 'react';

/** A menu module's default export: opens as soon as it is there, around the same button. */
export type OpenedMenu = ComponentType<{ trigger: ReactNode }>;

type MenuOnDemandProps = {
  renderTrigger: (props: ButtonProps) => ReactNode;
  load: () => Promise<{ default: OpenedMenu }>;
  haspopup?: 'menu' | 'dialog';
};

/**
 * Menus bring more code than the rest of the header together, and most visits open none. So only the button is there at
 * first; the code is fetched when somebody reaches for it.
 */
export function MenuOnDemand({ renderTrigger, load, haspopup = 'menu' }: MenuOnDemandProps) {
  const [Menu, setMenu] = useState<OpenedMenu>();
  if (Menu) return <Menu trigger={renderTrigger({})} />;

  const prepare = () => {
    load().catch(() => {
      // The click will try again.
    });
  };
  return renderTrigger({
    'aria-haspopup': haspopup,
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    // A file that is gone belongs to a release that is gone: the page itself has to be fetched anew.
    onClick: () =>
      load().then(
        (module) => setMenu(() => module.default),
        () => location.reload(),
      ),
  });
}
