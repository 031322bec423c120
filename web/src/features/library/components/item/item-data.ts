import type { BodyPart, LibraryItem, LibraryPart } from '@navor/contract';
import type { BodyPartData } from '#screen/reading/body-in-page.ts';
import type { OwnPart } from './live-parts.ts';

/** A text as the data of its screen carries it. */
export type ItemBodyData = {
  /** Words and formulas, which the page may have already. */
  texts: BodyPartData[];
  /** All there is, one after another; numbers are places in `texts`. */
  order: (number | OwnPart)[];
  /** Whether it goes with a page, in which all of it is drawn. */
  isDrawn: boolean;
};

/** An item as the data of its screen carries it. */
export type ItemData = Omit<LibraryItem, 'body'> & { body: ItemBodyData };

/** `withhold` leaves out of the data what the page has already; without it there is no page, and all goes with the data. */
export function itemBodyData(
  body: readonly LibraryPart[],
  withhold?: (texts: BodyPart[]) => BodyPartData[],
): ItemBodyData {
  const texts: BodyPart[] = [];
  const order = body.map((part) => {
    if (part.kind === 'html') return texts.push({ ...part, html: withCourseLinks(part.html) }) - 1;
    return part.kind === 'formula' ? texts.push(part) - 1 : part;
  });
  return { texts: withhold?.(texts) ?? texts, order, isDrawn: withhold !== undefined };
}

/** Authors write `../statika/sile` for a lesson everywhere; seen from an item, courses are further away. */
function withCourseLinks(html: string): string {
  return html.replaceAll('<a href="../', '<a href="../../courses/');
}
