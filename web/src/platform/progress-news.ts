const listeners = new Set<() => void>();

/** Tells this window that something was saved outside of forms that may have earned its owner something. */
export function announceProgress(): void {
  for (const listener of listeners) listener();
}

export function onProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
