import { bookingMinutes } from '@navor/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceBooking } from '../../price-booking.ts';
import { listCentsOf } from './list-cents.ts';

test('finds the price without the discount again, to the cent that rounding took', () => {
  const prices = fc.tuple(fc.integer({ min: 0, max: 50_000 }), fc.constantFrom(...bookingMinutes));
  fc.assert(
    fc.property(prices, ([centsPerHour, minutes]) => {
      const price = priceBooking(centsPerHour, minutes, 'premium');
      expect(Math.abs(listCentsOf(price) - price.fullCents)).toBeLessThanOrEqual(1);
    }),
  );
});
