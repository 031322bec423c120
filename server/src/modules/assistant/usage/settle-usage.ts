import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { assistantUsage } from '../assistant.tables.ts';

export type Tokens = { inputTokens: number; outputTokens: number; isEstimated: boolean };

export const noTokens: Tokens = { inputTokens: 0, outputTokens: 0, isEstimated: false };

/** An answer may take several requests. */
export function addTokens(sum: Tokens, { inputTokens, outputTokens, isEstimated }: Tokens): Tokens {
  return {
    inputTokens: sum.inputTokens + inputTokens,
    outputTokens: sum.outputTokens + outputTokens,
    isEstimated: sum.isEstimated || isEstimated,
  };
}

/** The message counts. */
export async function settleUsage(tx: Db, answerId: string, tokens: Tokens): Promise<void> {
  await tx
    .update(assistantUsage)
    .set({ status: 'settled', ...tokens })
    .where(and(eq(assistantUsage.answerId, answerId), eq(assistantUsage.status, 'reserved')));
}

/** The message is given back; the tokens were used all the same. */
export async function releaseUsage(tx: Db, answerId: string, tokens: Tokens): Promise<void> {
  await tx
    .update(assistantUsage)
    .set({ status: 'released', ...tokens })
    .where(and(eq(assistantUsage.answerId, answerId), eq(assistantUsage.status, 'reserved')));
}

/** What was used, where others have decided whether the message counts: that stays as it is. */
export async function noteTokens(tx: Db, answerId: string, tokens: Tokens): Promise<void> {
  await tx.update(assistantUsage).set(tokens).where(eq(assistantUsage.answerId, answerId));
}
