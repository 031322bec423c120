import { type Stored, storedTogether } from '#platform/outbox/stored.ts';
import { nothingStored, type StoredAnswers } from './answers-state.ts';

export function answersKey(userId: string, attemptId: string): string {
  return `answers:${userId}:${attemptId}`;
}

export function storedAnswers(key: string): Stored<StoredAnswers> {
  return storedTogether(key, nothingStored);
}
