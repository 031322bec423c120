import type { OpenQuestion } from '../../quizzes/index.ts';

/**
 * The open questions of a learner with what is right in them. They can be looked at by a function, but neither printed,
 * logged nor turned into JSON, so that no prompt, log or error can have them in it by mistake.
 */
export class SealedQuestions {
  readonly #questions: readonly OpenQuestion[];

  constructor(questions: readonly OpenQuestion[]) {
    this.#questions = questions;
  }

  get isEmpty(): boolean {
    return this.#questions.length === 0;
  }

  /** What it gives back must not tell what is right. */
  lookAt<Found>(look: (questions: readonly OpenQuestion[]) => Found): Found {
    return look(this.#questions);
  }
}
