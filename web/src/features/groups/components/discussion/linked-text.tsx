import { linkClasses } from '@navor/ui/link.tsx';
import { Fragment } from 'react';

/** Plain text in which addresses can be followed; what ends a sentence is not part of one. */
export function LinkedText({ text }: { text: string }) {
  return text.split(address).map((part, index) =>
    index % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that never changes.
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that never changes.
        key={index}
        href={part}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className={`break-all ${linkClasses}`}
      >
        {part}
      </a>
    ),
  );
}

const address = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/;
