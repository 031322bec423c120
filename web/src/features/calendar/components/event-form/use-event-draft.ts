import { type RefObject, useEffect, useState } from 'react';
import { useAuth } from '#platform/auth/auth-context.tsx';

/** The fields of a form that was begun: kept by this browser until they are saved, whatever happens to the page. */
export function useEventDraft(box: RefObject<HTMLElement | null>, name: string) {
  const { user } = useAuth();
  const key = draftKey(user?.id ?? '', name);
  const [isRestored, setIsRestored] = useState(false);

  // Only now, since the page that came from the server knows nothing of it.
  useEffect(() => {
    const kept = read(key);
    if (!kept || !box.current) return;
    fill(box.current, new URLSearchParams(kept));
    setIsRestored(true);
  }, [box, key]);

  return {
    isRestored,
    onInput: () => box.current && write(key, String(fieldsOf(box.current))),
    discard: () => {
      write(key, null);
      // As the server has it.
      location.reload();
    },
  };
}

/** Once an event is saved nothing of it is a draft. */
export function forgetEventDraft(userId: string, name: string): void {
  write(draftKey(userId, name), null);
}

/** Goes with the session, as all drafts do. */
function draftKey(userId: string, name: string): string {
  return `event-draft:${userId}:${name}`;
}

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function fields(box: HTMLElement): FormField[] {
  return [...box.querySelectorAll<FormField>('input, select, textarea')];
}

function isTicked(field: FormField): boolean {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}

function fieldsOf(box: HTMLElement): URLSearchParams {
  const kept = fields(box).filter((field) => !isTicked(field) || (field as HTMLInputElement).checked);
  return new URLSearchParams(kept.map((field) => [field.name, field.value]));
}

function fill(box: HTMLElement, kept: URLSearchParams): void {
  for (const field of fields(box)) {
    if (isTicked(field)) (field as HTMLInputElement).checked = kept.getAll(field.name).includes(field.value);
    else if (kept.has(field.name)) field.value = kept.get(field.name) ?? '';
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // It then lasts as long as the page.
  }
}
