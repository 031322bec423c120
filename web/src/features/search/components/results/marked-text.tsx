import type { Marked } from '@navor/contract';

/** A text with what was searched for marked in it. */
export function MarkedText({ pieces }: { pieces: Marked }) {
  return pieces.map(({ text, is_hit }, index) =>
    is_hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces never change places.
      <mark key={index} className="rounded-sm bg-warn-soft px-0.5 font-semibold text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
