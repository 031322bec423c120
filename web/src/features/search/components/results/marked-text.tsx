import type { Marked } from '@navor/contract';
import { TextWithIndices } from '#screen/text-with-indices.tsx';

/** A text with what was searched for marked in it. A symbol and its index are one word, so that no mark ends between them. */
export function MarkedText({ pieces }: { pieces: Marked }) {
  return pieces.map(({ text, is_hit }, index) =>
    is_hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces never change places.
      <mark key={index} className="rounded-sm bg-warn-soft px-0.5 font-semibold text-ink">
        <TextWithIndices text={text} />
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces never change places.
      <TextWithIndices key={index} text={text} />
    ),
  );
}
