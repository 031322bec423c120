/** A key under `quiz-import:reasons`, `notes` or `problems`, and what stands in its text. */
export type RefusalReason = { key: string; values?: Record<string, unknown> };

/** Why one question of a bank cannot be taken; thrown wherever that turns out, and told in the report. */
export class Refusal extends Error {
  readonly reason: RefusalReason;

  constructor(key: string, values?: Record<string, unknown>) {
    super(key);
    this.reason = { key: `reasons.${key}`, ...(values && { values }) };
  }
}
