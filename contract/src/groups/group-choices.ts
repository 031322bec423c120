/** What group sessions can be, apart from the schemas: browsers need these, but no validator. */

export const groupSessionStatuses = ['planned', 'cancelled'] as const;
export type GroupSessionStatus = (typeof groupSessionStatuses)[number];

/**
 * Where somebody stands with a session. `held` while they pay for a seat; `offered` is a seat that became free and is kept for
 * them until a deadline; both count as taken.
 */
export const groupSeatStatuses = ['held', 'taken', 'waiting', 'offered', 'left'] as const;
export type GroupSeatStatus = (typeof groupSeatStatuses)[number];
