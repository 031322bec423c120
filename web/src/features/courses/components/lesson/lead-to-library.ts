import type { BodyPart } from '@navor/contract';

/** Authors write `/library/enote-si` for an item; seen from a lesson, in the dashboard or outside of it, items are two steps up. */
export function leadToLibrary(body: readonly BodyPart[]): BodyPart[] {
  return body.map((part) =>
    part.kind === 'html'
      ? { ...part, html: part.html.replaceAll('<a href="/library/', '<a href="../../technical-library/item/') }
      : part,
  );
}
