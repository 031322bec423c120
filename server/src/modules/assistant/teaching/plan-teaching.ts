import type { Services } from '../../../platform/services.ts';
import { findOpenQuestions, type Grading, type OpenQuestion, type SettledQuestion } from '../../quizzes/index.ts';
import { findSubject, type Subject } from './find-subject.ts';
import type { QuestionPlace } from './leaks/find-leak.ts';
import { nameFinding } from './name-finding.ts';
import { hasOwnAttempt } from './own-attempt.ts';
import { ownReply } from './own-reply.ts';
import { SealedQuestions } from './sealed-questions.ts';
import type { TeachingPlan, TeachingRequest, TeachingStage } from './teaching-plan.ts';

/** Decides how a turn is to be answered, and what must not be told in it. Visitors have no attempts. */
export async function planTeaching(services: Services, request: TeachingRequest): Promise<TeachingPlan> {
  const { viewer, language, now, question, history } = request;
  const open =
    viewer.kind === 'signed-in' ? await findOpenQuestions(services.pool, { userId: viewer.user.id, now }) : [];
  const subject = await findSubject(services, request, open);
  const { stage, grading } = stageOf(subject, question);
  const say = (key: string, values?: Record<string, unknown>) =>
    services.texts.say(language, `assistant-replies:teaching.${key}`, values);
  const place = subject.kind === 'open' ? placeOf(subject.question) : null;
  const closing = say(`ask.${stage === 'attempt' ? 'attempt' : 'next'}`);
  const example = subject.kind === 'settled' && stage === 'example' ? subject.question.similarExample() : null;
  return {
    stage,
    language,
    instructions: [
      say('instructions.always'),
      open.length > 0 ? say('instructions.hintsOnly') : '',
      stage === 'answer' ? '' : say('instructions.task'),
      stage === 'answer' ? '' : say(`instructions.${stage}`),
      grading ? say('instructions.found', { found: nameFinding(services.texts, grading, language) }) : '',
      example ? say('instructions.ownExample', { example: example.text }) : '',
    ]
      .filter(Boolean)
      .join('\n'),
    correction: say('instructions.otherLanguage'),
    opening: grading && nameFinding(services.texts, grading, language),
    verdict: grading && verdictOf(grading),
    closing,
    untriedTask: subject.kind === 'task' && stage === 'attempt' ? `${subject.text}\n${question}` : null,
    exampleOf: example && subject.kind === 'settled' ? subject.question.body : null,
    topic: { subject: place, talk: talkOf(history, question) },
    openQuestions: new SealedQuestions(open),
    ownReply: (reason) => ownReply(services, { request, place, topic: topicOf(subject), example, closing }, reason),
  };
}

type Staged = { stage: TeachingStage; grading: Grading | null };

/**
 * Concept, slip, similar example, one after the other over the turns about the same question; what somebody says to have
 * found is graded at once, unless the attempt is open: yes and no would tell it.
 */
function stageOf(subject: Subject, said: string): Staged {
  if (subject.kind === 'none') return { stage: 'answer', grading: null };
  if (subject.kind === 'open') return { stage: isUntried(subject, said) ? 'attempt' : 'concept', grading: null };
  if (subject.kind === 'task') {
    return { stage: isUntried(subject, said) ? 'attempt' : laterStage(subject.earlier), grading: null };
  }
  return stageOfSettled(subject.question, subject.earlier, said);
}

function stageOfSettled({ grading, gradeWords }: SettledQuestion, earlier: number, said: string): Staged {
  const fresh = hasOwnAttempt(said) ? gradeWords(said) : null;
  if (fresh?.kind === 'right') return { stage: 'confirm', grading: fresh };
  if (fresh) return { stage: earlier >= 2 ? 'example' : 'slip', grading: fresh };
  const isToldNow = earlier === 1 && grading.kind !== 'unanswered';
  return { stage: laterStage(earlier), grading: isToldNow ? grading : null };
}

function isUntried({ earlier }: { earlier: number }, said: string): boolean {
  return earlier === 0 && !hasOwnAttempt(said);
}

function laterStage(earlier: number): TeachingStage {
  return earlier === 0 ? 'concept' : earlier === 1 ? 'slip' : 'example';
}

function verdictOf({ kind }: Grading): TeachingPlan['verdict'] {
  if (kind === 'right') return 'right';
  return kind === 'wrong' || kind === 'partly' ? 'wrong' : null;
}

function placeOf({ attemptId, position }: OpenQuestion): QuestionPlace {
  return { attemptId, position };
}

function topicOf(subject: Subject): OpenQuestion['topicTitle'] | null {
  return subject.kind === 'open' ? subject.question.topicTitle : null;
}

/** As far back as a model reads it: somebody may have said there what a short answer is about. */
function talkOf(history: TeachingRequest['history'], question: string): string {
  return [...history.map((turn) => turn.question), question].join('\n');
}
