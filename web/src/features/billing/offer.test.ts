import {
  grantablePlanIds,
  grantablePlans,
  offerIn,
  planOf,
  plansListedIn,
  tierBenefits,
} from '@navor/contract/choices';
import { describe, expect, it } from 'vitest';

const listedIn = (language: string) =>
  plansListedIn(offerIn(language)).map((listed) => ({
    name: listed.name,
    tier: listed.tier,
    price: { free: 0, custom: 'custom', priced: listed.kind === 'priced' && listed.plan.cents / 100 }[listed.kind],
  }));

describe('the offer', () => {
  it('is Basic, Standard and Premium for 0, 19 and 39 euros in Slovenian', () => {
    expect(listedIn('sl')).toEqual([
      { name: 'Basic', tier: 'free', price: 0 },
      { name: 'Standard', tier: 'standard', price: 19 },
      { name: 'Premium', tier: 'premium', price: 39 },
    ]);
  });

  it.each(['en', 'de'])('is Basic, Pro and a custom Premium for 29 and 59 euros in %s', (language) => {
    expect(listedIn(language)).toEqual([
      { name: 'Basic', tier: 'standard', price: 29 },
      { name: 'Pro', tier: 'premium', price: 59 },
      { name: 'Premium', tier: 'premium', price: 'custom' },
    ]);
  });

  it('falls back to the Slovenian one for an unknown language', () => {
    expect(listedIn('fr')).toEqual(listedIn('sl'));
  });

  it('has a plan to buy for each tier, by its name in that list', () => {
    expect(planOf('sl', 'premium').name).toBe('Premium');
    expect(planOf('international', 'standard').name).toBe('Basic');
    expect(planOf('international', 'premium').name).toBe('Pro');
  });

  it('has no name twice in one list', () => {
    const named = grantablePlanIds.map((id) => `${grantablePlans[id].offer} ${grantablePlans[id].name}`);
    expect(new Set(named).size).toBe(named.length);
  });
});

describe('the tiers', () => {
  it('lift the daily quiz limit with any paid one', () => {
    expect(tierBenefits.free.quizAttemptsPerDay).toBe(5);
    expect(tierBenefits.standard.quizAttemptsPerDay).toBeNull();
    expect(tierBenefits.premium.quizAttemptsPerDay).toBeNull();
  });

  it('allow 10, 50 and 300 messages to the assistant a day', () => {
    expect(tierBenefits.free.assistantMessagesPerDay).toBe(10);
    expect(tierBenefits.standard.assistantMessagesPerDay).toBe(50);
    expect(tierBenefits.premium.assistantMessagesPerDay).toBe(300);
  });

  it('include two hours of tutoring a month in premium alone', () => {
    expect(tierBenefits.free.tutoringMinutesPerMonth).toBe(0);
    expect(tierBenefits.standard.tutoringMinutesPerMonth).toBe(0);
    expect(tierBenefits.premium.tutoringMinutesPerMonth).toBe(120);
  });

  it('take a tenth off further hours in every paid one', () => {
    expect(tierBenefits.free.tutoringDiscountPercent).toBe(0);
    expect(tierBenefits.standard.tutoringDiscountPercent).toBe(10);
    expect(tierBenefits.premium.tutoringDiscountPercent).toBe(10);
  });
});
