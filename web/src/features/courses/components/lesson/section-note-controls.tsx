import type { BodyPart, Heading } from '@navor/contract';
import { NotebookPen } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

type SectionNoteControlsProps = {
  contents: readonly Heading[];
  parts: readonly BodyPart[];
  text: RefObject<HTMLElement | null>;
  onBegin: (anchor: string, from: HTMLElement) => void;
};

/** A small button at each section's heading, put into the prepared text once it is on the page. */
export function SectionNoteControls({ contents, parts, text, onBegin }: SectionNoteControlsProps) {
  const { t } = useTranslation('lesson');
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

  return places.map(({ heading, place }) =>
    createPortal(
      <button
        type="button"
        aria-label={t('notes.addTo', { section: heading.text })}
        title={t('notes.add')}
        onClick={(event) => onBegin(heading.id, event.currentTarget)}
        className="grid size-9 place-items-center rounded-md text-muted transition-colors hover:bg-action-soft hover:text-action"
      >
        <NotebookPen aria-hidden className="size-4" />
      </button>,
      place,
      heading.id,
    ),
  );
}
