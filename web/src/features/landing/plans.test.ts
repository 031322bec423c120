import { describe, expect, it } from 'vitest';
import { plansFor, TIER_LIMITS } from './plans.ts';

describe('plansFor', () => {
  it('offers Basic, Standard and Premium for 0, 19 and 39 euros in Slovenian', () => {
    expect(plansFor('sl')).toEqual([
      { name: 'Basic', tier: 'free', price: 0 },
      { name: 'Standard', tier: 'standard', price: 19 },
      { name: 'Premium', tier: 'premium', price: 39 },
    ]);
  });

  it.each(['en', 'de'])('offers Basic, Pro and a custom Premium for 29 and 59 euros in %s', (language) => {
    expect(plansFor(language)).toEqual([
      { name: 'Basic', tier: 'standard', price: 29 },
      { name: 'Pro', tier: 'premium', price: 59 },
      { name: 'Premium', tier: 'premium', price: 'custom' },
    ]);
  });

  it('falls back to the Slovenian offer for an unknown language', () => {
    expect(plansFor('fr')).toEqual(plansFor('sl'));
  });
});

describe('TIER_LIMITS', () => {
  it('lifts the daily quiz limit with any paid tier', () => {
    expect(TIER_LIMITS.free.quizAttemptsPerDay).toBe(5);
    expect(TIER_LIMITS.standard.quizAttemptsPerDay).toBe('unlimited');
    expect(TIER_LIMITS.premium.quizAttemptsPerDay).toBe('unlimited');
  });

  it('allows 10, 50 and 300 messages to the assistant a day', () => {
    expect(TIER_LIMITS.free.assistantMessagesPerDay).toBe(10);
    expect(TIER_LIMITS.standard.assistantMessagesPerDay).toBe(50);
    expect(TIER_LIMITS.premium.assistantMessagesPerDay).toBe(300);
  });

  it('includes two hours of tutoring a month in premium alone', () => {
    expect(TIER_LIMITS.free.tutoringHoursPerMonth).toBe(0);
    expect(TIER_LIMITS.standard.tutoringHoursPerMonth).toBe(0);
    expect(TIER_LIMITS.premium.tutoringHoursPerMonth).toBe(2);
  });

  it('takes a tenth off further hours in every paid tier', () => {
    expect(TIER_LIMITS.free.tutoringDiscount).toBe(0);
    expect(TIER_LIMITS.standard.tutoringDiscount).toBe(0.1);
    expect(TIER_LIMITS.premium.tutoringDiscount).toBe(0.1);
  });
});
