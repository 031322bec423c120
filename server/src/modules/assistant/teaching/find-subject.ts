import type { Services } from '../../../platform/services.ts';
import { findSettledQuestion, type OpenQuestion, type SettledQuestion } from '../../quizzes/index.ts';
import { isSubject, type QuestionPlace } from './leaks/find-leak.ts';
import { hasOtherValues, isAbout } from './leaks/is-about.ts';
import { Reading } from './leaks/reading.ts';
import { isTask } from './own-attempt.ts';
import type { TeachingRequest } from './teaching-plan.ts';

/** What a turn is about. */
export type Subject =
  | { kind: 'none' }
  | { kind: 'open'; question: OpenQuestion; earlier: number }
  | { kind: 'settled'; question: SettledQuestion; earlier: number }
  /** A task of the learner's own. */
  | { kind: 'task'; text: string; earlier: number };

/** A question that is attached, now or to the turns just before; or one of an open attempt that is spoken of; or a task. */
export async function findSubject(
  services: Services,
  request: TeachingRequest,
  open: readonly OpenQuestion[],
): Promise<Subject> {
  const attached = attachedQuestion(request);
  if (attached) {
    const question = open.find((each) => isSubject(each, attached.place));
    if (question) return { kind: 'open', question, earlier: attached.earlier };
    const settled = await settledQuestion(services, request, attached.place);
    if (settled) return { kind: 'settled', question: settled, earlier: attached.earlier };
  }
  const { question: asked, history } = request;
  const lately = [...history.slice(-1).map((turn) => turn.question), asked];
  for (const text of open.length > 0 ? lately.toReversed() : []) {
    const reading = Reading.of(text);
    const question = open.find((each) => isAbout(reading, each) && !hasOtherValues(reading, each));
    if (!question) continue;
    const earlier = history.filter((turn) => isAbout(Reading.of(turn.question), question)).length;
    return { kind: 'open', question, earlier };
  }
  if (isTask(asked)) return { kind: 'task', text: asked, earlier: 0 };
  const at = history.findLastIndex((turn) => isTask(turn.question));
  // Once some other thing was spoken of for long, it is no longer about the task.
  const earlier = history.length - at;
  return at >= 0 && earlier <= 3 && isFollowUp(asked)
    ? { kind: 'task', text: history[at]?.question ?? '', earlier }
    : { kind: 'none' };
}

/** Something that goes on from before has no subject of its own: it is short, or full of numbers. */
function isFollowUp(asked: string): boolean {
  return !/^(?:what is|what are|kaj je|kaj so|was ist|was sind|define|explain|razloži\p{L}*|erkläre?n?)\s/iu.test(
    asked.trim(),
  );
}

function attachedQuestion({ attachments, history }: TeachingRequest): { place: QuestionPlace; earlier: number } | null {
  const turns = [...history.map((turn) => turn.attachments ?? []), attachments.map(({ attachment }) => attachment)];
  const place = turns.flat().findLast((attachment) => attachment.kind === 'question');
  if (!place) return null;
  const own = { attemptId: place.attempt_id, position: place.position };
  const first = turns.findIndex((attached) =>
    attached.some(
      (each) => each.kind === 'question' && isSubject({ attemptId: each.attempt_id, position: each.position }, own),
    ),
  );
  return { place: own, earlier: turns.length - 1 - first };
}

async function settledQuestion(
  services: Services,
  { viewer, language }: TeachingRequest,
  place: QuestionPlace,
): Promise<SettledQuestion | null> {
  if (viewer.kind !== 'signed-in') return null;
  return findSettledQuestion(services, { ...place, userId: viewer.user.id, language });
}
