import { defaultLanguage, isLanguage, type Language } from '@navor/contract/languages';

export type Tier = 'free' | 'standard' | 'premium';

export type Plan = {
  name: string;
  /** The rights that the plan grants, whatever its name in that language. */
  tier: Tier;
  /** In euros a month; a custom plan is agreed with an organisation. */
  price: number | 'custom';
};

type TierLimits = {
  quizAttemptsPerDay: number | 'unlimited';
  assistantMessagesPerDay: number;
  tutoringHoursPerMonth: number;
  /** A share of the price of an hour. */
  tutoringDiscount: number;
};

export const CONTACT_ADDRESS = 'hello@navor.example';

export const TIER_LIMITS: Record<Tier, TierLimits> = {
  free: { quizAttemptsPerDay: 5, assistantMessagesPerDay: 10, tutoringHoursPerMonth: 0, tutoringDiscount: 0 },
  standard: {
    quizAttemptsPerDay: 'unlimited',
    assistantMessagesPerDay: 50,
    tutoringHoursPerMonth: 0,
    tutoringDiscount: 0.1,
  },
  premium: {
    quizAttemptsPerDay: 'unlimited',
    assistantMessagesPerDay: 300,
    tutoringHoursPerMonth: 2,
    tutoringDiscount: 0.1,
  },
};

/** The offer differs by language; an unknown one gets the offer of the default language. */
export function plansFor(language: string): readonly Plan[] {
  return PLANS[isLanguage(language) ? language : defaultLanguage];
}

const INTERNATIONAL_PLANS: readonly Plan[] = [
  { name: 'Basic', tier: 'standard', price: 29 },
  { name: 'Pro', tier: 'premium', price: 59 },
  { name: 'Premium', tier: 'premium', price: 'custom' },
];

const PLANS: Record<Language, readonly Plan[]> = {
  sl: [
    { name: 'Basic', tier: 'free', price: 0 },
    { name: 'Standard', tier: 'standard', price: 19 },
    { name: 'Premium', tier: 'premium', price: 39 },
  ],
  en: INTERNATIONAL_PLANS,
  de: INTERNATIONAL_PLANS,
};
