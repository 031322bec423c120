import { useEffect, useEffectEvent } from 'react';

/** Ctrl+K, or Cmd+K on a Mac, anywhere on the page. */
export function useCommandPaletteShortcut(onOpen: () => void): void {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
