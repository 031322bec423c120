import type { Positions } from './find-changes.ts';

/** As the id of an event: with it a stream goes on where another one ended, in all of its discussions. */
export function writePositions(positions: Positions): string {
  return Array.from(positions, ([sessionId, revision]) => `${sessionId}=${revision}`).join(' ');
}

/** Where a stream begins: what the caller asks for, or further on where an earlier stream has got. */
export function startPositions(after: Record<string, number>, lastEventId: string | undefined): Positions {
  const positions: Positions = new Map(Object.entries(after));
  for (const part of lastEventId?.split(' ') ?? []) {
    const [, sessionId = '', revision] = /^([0-9a-f-]{36})=(\d{1,15})$/.exec(part) ?? [];
    const asked = positions.get(sessionId);
    if (asked !== undefined) positions.set(sessionId, Math.max(asked, Number(revision)));
  }
  return positions;
}
