import { type BookingMinutes, type Tier, tierBenefits } from '@navor/contract';

export type BookingPrice = { cents: number; fullCents: number; discountPercent: number };

/** What a booking costs somebody with this plan, in whole cents; half a cent counts for the learner. */
export function priceBooking(centsPerHour: number, minutes: BookingMinutes, tier: Tier): BookingPrice {
  const { tutoringDiscountPercent: discountPercent } = tierBenefits[tier];
  const fullCents = Math.round((centsPerHour * minutes) / 60);
  const cents = Math.ceil((fullCents * (100 - discountPercent)) / 100 - 0.5);
  return { cents, fullCents, discountPercent };
}
