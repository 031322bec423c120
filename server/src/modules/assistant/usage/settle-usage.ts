import { and, eq, ne } from 'drizzle-orm';
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

/** The message counts. What it used is written even if it was settled before, as with a conversation deleted meanwhile. */
export async function settleUsage(tx: Db, answerId: string, tokens: Tokens): Promise<void> {
  await tx
    .update(assistantUsage)
    .set({ status: 'settled', ...tokens })
    // Given back is given back.
    .where(and(eq(assistantUsage.answerId, answerId), ne(assistantUsage.status, 'released')));
}

/** The message is given back; the tokens were used all the same. */
export async function releaseUsage(tx: Db, answerId: string, tokens: Tokens): Promise<void> {
  await tx
    .update(assistantUsage)
    .set({ status: 'released', ...tokens })
    .where(and(eq(assistantUsage.answerId, answerId), eq(assistantUsage.status, 'reserved')));
}
