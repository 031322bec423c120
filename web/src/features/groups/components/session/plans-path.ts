import { href } from 'react-router';

/** Where plans are chosen, and back from there. */
export function plansPathFrom(back: string): string {
  return `${href('/subscription')}?${new URLSearchParams({ from: back })}`;
}
