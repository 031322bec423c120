/** What group sessions can be, apart from the schemas: browsers need these, but no validator. */

export const groupSessionStatuses = ['planned', 'cancelled'] as const;
export type GroupSessionStatus = (typeof groupSessionStatuses)[number];

/**
 * Where somebody stands with a session. `held` while they pay for a seat; `offered` is a seat that became free and is kept for
 * them until a deadline; both count as taken.
 */
export const groupSeatStatuses = ['held', 'taken', 'waiting', 'offered', 'left'] as const;
export type GroupSeatStatus = (typeof groupSeatStatuses)[number];

export const seatPayments = ['plan', 'card', 'free'] as const;
export type SeatPayment = (typeof seatPayments)[number];

export const groupSessionLength = { topic: 120, description: 4000, reason: 500, materialTitle: 120, url: 1000 };
export const groupSessionMinutes = { min: 15, max: 480 };
export const groupSessionCapacity = { min: 1, max: 500 };
/** What a paid seat can cost; less than this no cashier takes. */
export const seatCents = { min: 100, max: 50_000 };
export const mostMaterials = 12;
/** Nobody plans further ahead. */
export const groupSessionHorizonDays = 365;

/** Until so long before the start, whoever leaves gets everything back that they have paid. */
export const seatRefundHours = 24;
/** How long a seat that became free is kept for the first in line; near the start half of what is left until it. */
export const seatOfferHours = 12;

export const groupSessionsPerPage = 12;
/** So many tutors an administrator can choose from. */
export const plannableTutorsMax = 200;

export const discussionMessageLength = { max: 4000 };
export const discussionPageSize = 50;
/** How many discussions one stream may follow. */
export const discussionsPerStream = 20;

/** Nothing that anybody sees: characters without a width are no words either. */
export function isBlankMessage(text: string): boolean {
  return !/[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);
}
