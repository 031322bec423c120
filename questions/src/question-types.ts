/** Every type of question. Each has a folder under `types/` with its shape, its scoring, its taking and its editing. */
export const questionTypes = [
  'single-choice',
  'multiple-choice',
  'true-false',
  'numeric',
  'formula',
  'short-text',
  'matching',
  'ordering',
  'blanks',
] as const;
export type QuestionType = (typeof questionTypes)[number];
