import type { Outcome } from '@navor/questions';
import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';

/** When a question comes back, in days: nobody is asked the same again within the hour. */
const scheduler = fsrs({ request_retention: 0.9, maximum_interval: 365, enable_fuzz: false, enable_short_term: false });

/** A card after an answer; a question that had none gets its first. */
export function rateCard(card: Card | null, rating: Grade, answeredAt: Date): Card {
  // Answers may be told of in another order than they were given in, and time never runs backwards for a card.
  const last = card?.last_review;
  const at = last && last > answeredAt ? last : answeredAt;
  return scheduler.next(card ?? createEmptyCard(at), at, rating).card;
}

/** How well an answer shows that the matter is known. */
export function ratingOf(outcome: Outcome): Grade {
  const share = outcome.kind === 'graded' ? outcome.share : 0;
  if (share >= 1) return Rating.Good;
  return share > 0 ? Rating.Hard : Rating.Again;
}

export function isKnown(rating: Grade): boolean {
  return rating === Rating.Good;
}
