/** Of the ids inside what the server drew: the browser has to find those that the server gave. */
export function drawnIdPrefix({ id }: { id: string }): string {
  return `${id}-`;
}
