import type { QuizAnalytics } from '@navor/contract';
import { concernBounds, type QuestionConcern } from '@navor/contract/choices';

export type AnalysedQuestion = QuizAnalytics['questions'][number];

/** Before these, the server tells no discrimination. */
export const { fewestAnswers } = concernBounds;

export type Facility = 'easy' | 'medium' | 'hard' | 'very-hard';

export function facilityOf(facility: number): Facility {
  if (facility >= 0.85) return 'easy';
  if (facility >= 0.4) return 'medium';
  return facility >= concernBounds.facility ? 'hard' : 'very-hard';
}

export type Discrimination = 'good' | 'fair' | 'poor' | 'negative' | 'all-alike' | 'too-few';

/** The bounds are those usual in item analysis; a number is judged as it is shown, with two decimals. */
export function discriminationOf({ discrimination, answer_count }: AnalysedQuestion): Discrimination {
  if (discrimination === null) return answer_count < fewestAnswers ? 'too-few' : 'all-alike';
  const shown = Math.round(discrimination * 100) / 100;
  if (shown < 0) return 'negative';
  if (shown < 0.2) return 'poor';
  return shown < 0.3 ? 'fair' : 'good';
}

/** Why an author should look at a question first; nothing while too few have answered it. */
export function concernOf(question: AnalysedQuestion): QuestionConcern | null {
  const { answer_count, facility, discrimination, unanswered_share } = question;
  if (answer_count < fewestAnswers) return null;
  if (discrimination !== null && discrimination <= concernBounds.discrimination) return 'negative';
  if (unanswered_share !== null && unanswered_share >= concernBounds.unansweredShare) return 'unanswered';
  return facility !== null && facilityOf(facility) === 'very-hard' ? 'very-hard' : null;
}
