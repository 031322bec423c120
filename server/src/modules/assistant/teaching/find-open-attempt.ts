import { defaultLanguage, type Language, textIn } from '@navor/languages';
import type { Services } from '../../../platform/services.ts';
import { findOpenAttempt as findAttemptInWork } from '../../quizzes/index.ts';

/** The attempt of somebody because of which there are hints only, to be told of; null for none. */
export async function findOpenAttempt(
  services: Services,
  userId: string,
  now: Date,
  language: Language = defaultLanguage,
): Promise<{ attemptId: string; title: string } | null> {
  const found = await findAttemptInWork(services.pool, { userId, now });
  if (!found) return null;
  const review = () => services.texts.say(language, 'assistant-replies:teaching.review');
  return { attemptId: found.attemptId, title: found.title ? textIn(found.title, language) : review() };
}
