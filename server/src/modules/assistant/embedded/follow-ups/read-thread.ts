import { unitTextIn } from '@navor/quantities';
import type { ReplyContext } from '../reply.ts';
import { convertUnits } from '../solving/convert-units.ts';
import { termAskedFor } from '../wording/question-forms.ts';
import { rowOf } from './continue-row.ts';
import { continueThread } from './continue-thread.ts';
import { matchComputation } from './match-computation.ts';
import type { Thread } from './thread.ts';

/** Each costs statements; what was said longer ago is seldom gone on with. */
const mostMessages = 5;

/** What a conversation has come to, by the questions that were asked in it. */
export async function readThread(context: ReplyContext): Promise<Thread | null> {
  let thread: Thread | null = null;
  for (const { question } of context.request.history.slice(-mostMessages)) {
    const continued: Awaited<ReturnType<typeof continueThread>> = await continueThread(context, thread, question);
    thread = continued?.thread ?? (await beginThread(context, question, thread));
  }
  return thread;
}

/** A question that stands for itself, in the order in which questions are understood. */
async function beginThread(context: ReplyContext, question: string, earlier: Thread | null): Promise<Thread> {
  const { language } = context.request;
  const conversion = convertUnits(question, language);
  if (conversion.kind === 'converted') {
    const to = conversion.results.map(({ unit }) => unitTextIn(unit, language)).join(', ');
    return { kind: 'conversion', from: conversion.from.text, to, earlier };
  }
  const asked = await matchComputation(context, { question: question.trim(), further: [] });
  if (asked.match.kind === 'solved') return { ...asked, earlier };
  const row = await rowOf(context, question);
  if (row && row.columns.length > 0) return { kind: 'row', ...row, earlier };
  // `What is the current?` may wait for values as well as for words.
  const begun: Thread = { ...asked, earlier };
  const explained: Thread = row ? { kind: 'row', ...row, earlier: begun } : begun;
  const term = asked.match.kind === 'none' ? termAskedFor(question) : null;
  return term === null ? explained : { kind: 'term', term, earlier: explained };
}
