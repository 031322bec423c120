/** Where plans are chosen. `from` is a path of this site to go back to afterwards. */
export function plansPath(from?: string): string {
  return from ? `/subscription?${new URLSearchParams({ from })}` : '/subscription';
}
