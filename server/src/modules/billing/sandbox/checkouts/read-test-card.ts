import { type FieldProblem, type TestCardOutcome, testCards } from '@navor/contract';
import type { SandboxCard } from '../../sandbox.tables.ts';

export type CardForm = { card_number: string; expiry: string; security_code: string };

export type ReadCard =
  | { kind: 'taken'; card: SandboxCard }
  /** The bank wants to hear from the owner first. */
  | { kind: 'asks'; card: SandboxCard }
  | { kind: 'declined' }
  | { kind: 'unreadable'; fields: FieldProblem[] };

type TestCard = { kind: 'taken' | 'asks'; behaviour: SandboxCard['behaviour'] } | { kind: 'declined' };

const outcomes: Record<TestCardOutcome, TestCard> = {
  pays: { kind: 'taken', behaviour: 'pays' },
  declined: { kind: 'declined' },
  confirmation: { kind: 'asks', behaviour: 'pays' },
  laterDeclined: { kind: 'taken', behaviour: 'later_declined' },
};

/** Nothing but the brand and the last four digits of what was typed is passed on. */
export function readTestCard(form: CardForm, now: Date): ReadCard {
  const number = form.card_number.replaceAll(/[\s-]/g, '');
  // Any other number might be a real card.
  const known = testCards.find((card) => card.number.replaceAll(' ', '') === number);
  const testCard = known && outcomes[known.outcome];
  const fields: FieldProblem[] = [];
  if (!testCard) fields.push({ path: 'card_number', problem: isCardNumber(number) ? 'not_allowed' : 'invalid' });
  if (!isUnexpired(form.expiry, now)) fields.push({ path: 'expiry', problem: 'invalid' });
  if (!/^\d{3,4}$/.test(form.security_code.trim())) fields.push({ path: 'security_code', problem: 'invalid' });
  if (!testCard || fields.length > 0) return { kind: 'unreadable', fields };
  if (testCard.kind === 'declined') return testCard;
  const { kind, behaviour } = testCard;
  return { kind, card: { brand: 'visa', last4: number.slice(-4), behaviour } };
}

/** Of a possible length, with the check digit that the Luhn formula gives. */
function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A card is good to the end of its month. */
function isUnexpired(expiry: string, now: Date): boolean {
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(\d{4}|\d{2})\s*$/.exec(expiry) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return false;
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  return new Date(Date.UTC(fullYear, Number(month), 1)) > now;
}
