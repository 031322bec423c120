import { useState } from 'react';

/** Fewer than these are seen at a glance, so that their filters would only stand in the way. */
const fewestToFilter = 8;

/**
 * Whether a list of `total` shows its filters: it is long, or narrowed already. Filters once shown stay for as long as
 * the screen does; they would vanish under the hands of who takes the last one back.
 */
export function useIsWorthFiltering(total: number, isNarrowed: boolean): boolean {
  const isWorth = total >= fewestToFilter || isNarrowed;
  const [wasWorth, setWasWorth] = useState(isWorth);
  if (isWorth && !wasWorth) setWasWorth(true);
  return isWorth || wasWorth;
}
