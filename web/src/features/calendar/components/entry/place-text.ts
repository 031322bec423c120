/** Where something is, to be read at a glance: of a meeting's long address the part that tells whose it is. */
export function placeText(location: string): string {
  if (!/^https?:\/\//.test(location)) return location;
  return URL.parse(location)?.host ?? location;
}
