import type { Heading, Note } from '@navor/contract';
import { NotebookPen } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { ShownPart } from '#screen/reading/body-in-page.ts';

type SectionNoteControlsProps = {
  contents: readonly Heading[];
  parts: readonly ShownPart[];
  text: RefObject<HTMLElement | null>;
  notes: readonly Pick<Note, 'anchor'>[];
  onBegin: (anchor: string, from: HTMLElement) => void;
};

/** A small button at each section's heading, put into the prepared text once it is on the page. */
export function SectionNoteControls({ contents, parts, text, notes, onBegin }: SectionNoteControlsProps) {
  const { t, i18n } = useTranslation('lesson');
  const [places, setPlaces] = useState<{ heading: Heading; place: HTMLElement }[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a text that was replaced has lost them.
  useEffect(() => {
    const made = contents.flatMap((heading) => {
      const element = document.getElementById(heading.id);
      if (!element || !text.current?.contains(element)) return [];
      const place = document.createElement('div');
      place.className = 'note-control';
      element.after(place);
      return [{ heading, place }];
    });
    setPlaces(made);
    return () => {
      for (const { place } of made) place.remove();
    };
  }, [contents, parts, text]);

  return places.map(({ heading, place }) => {
    const count = notes.filter(({ anchor }) => anchor === heading.id).length;
    const label = t('notes.addTo', { section: heading.text });
    return createPortal(
      <button
        type="button"
        lang={i18n.language}
        aria-label={count > 0 ? `${label} (${t('notes.count', { count })})` : label}
        title={t('notes.add')}
        onClick={(event) => onBegin(heading.id, event.currentTarget)}
        className="flex h-9 min-w-9 items-center justify-center gap-1 rounded-md text-muted text-sm transition-colors hover:bg-action-soft hover:text-action data-filled:text-action"
        data-filled={count > 0 || undefined}
      >
        <NotebookPen aria-hidden className="size-4" />
        {count > 0 && <span className="font-medium tabular">{count}</span>}
      </button>,
      place,
      heading.id,
    );
  });
}
