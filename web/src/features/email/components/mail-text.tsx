import { linkClasses } from '@navor/ui/link.tsx';

/** The plain text of a message, in which addresses can be followed. */
export function MailText({ text }: { text: string }) {
  // The group in the pattern makes every second piece an address.
  const pieces = text.trim().split(/(https?:\/\/\S+)/);
  return (
    <p className="whitespace-pre-wrap text-sm [overflow-wrap:anywhere]">
      {pieces.map((piece, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
          <a key={index} href={piece} className={linkClasses}>
            {piece}
          </a>
        ) : (
          piece
        ),
      )}
    </p>
  );
}
