import type { Viewer } from '../../../platform/access.ts';
import { os } from '../../../platform/api.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { languageOf } from '../../../platform/texts.ts';
import { authoringWrite } from '../../authorship/index.ts';
import { exportQuestionBank, tryQuestion, tryQuiz } from '../../quizzes/index.ts';
import type { Editing } from '../documents/refuse-non-editors.ts';
import { addQuestionUnseen } from './add-question.ts';
import { copyQuestionUnseen } from './copy-question.ts';
import { findDraftedDrawings } from './drafted-drawings.ts';
import { findAuthoredQuiz } from './find-authored-quiz.ts';
import { findQuestionDraft } from './find-question-draft.ts';
import { findQuizDraft } from './find-quiz-draft.ts';
import { removeQuestion } from './remove-question.ts';
import { saveQuestion } from './save-question.ts';

export function quizDraftsRoutes(services: Services, editingDocument: Editing) {
  const { db } = services;

  const editing = async (viewer: Viewer, quizId: string) => {
    const { userId } = await editingDocument(viewer, { kind: 'quiz', id: quizId });
    return { quizId, userId };
  };

  return {
    get: os.cms.quizzes.get.handler(async ({ input, context }) => {
      const { quizId } = await editing(context.viewer, input.quizId);
      return findQuizDraft(db, quizId);
    }),
    getQuestion: os.cms.quizzes.getQuestion.handler(async ({ input: { questionId, language, ...input }, context }) => {
      const { quizId } = await editing(context.viewer, input.quizId);
      return found(await findQuestionDraft(db, { quizId, questionId, language }));
    }),
    tryQuestion: os.cms.quizzes.tryQuestion.handler(async ({ input, context }) => {
      const { quizId } = await editing(context.viewer, input.quizId);
      const { value } = await findQuizDraft(db, quizId);
      const drawings = await findDraftedDrawings(db, quizId);
      return tryQuestion(services, { ...input, drawings, shuffles: value.shuffleOptions });
    }),
    tryOut: os.cms.quizzes.tryOut.handler(async ({ input: { first_seed, language, ...input }, context }) => {
      const { quizId } = await editing(context.viewer, input.quizId);
      const { questions, isDrafted } = await findAuthoredQuiz(services, quizId);
      const tried = await tryQuiz(services, { questions, firstSeed: first_seed, language });
      return { first_seed, is_drafted: isDrafted, questions: tried };
    }),
    exportBank: os.cms.quizzes.exportBank.handler(async ({ input: { format, language, ...input }, context }) => {
      const { quizId } = await editing(context.viewer, input.quizId);
      const { value, isDrafted, ...quiz } = await findAuthoredQuiz(services, quizId);
      const reader = languageOf(context.headers);
      const asked = { quizId, format, language, reader, shufflesOptions: value.shuffleOptions };
      return { is_drafted: isDrafted, ...(await exportQuestionBank(services, { ...quiz, ...asked })) };
    }),
    saveQuestion: os.cms.quizzes.saveQuestion.handler(async ({ input, context }) => {
      const { questionId, source, version, base_hash: baseHash, is_for_learners: isForLearners } = input;
      const edited = await editing(context.viewer, input.quizId);
      return saveQuestion(services, { ...edited, questionId, source, version, baseHash, isForLearners });
    }),
    addQuestion: os.cms.quizzes.addQuestion.handler(async ({ input, context }) => {
      const edited = await editing(context.viewer, input.quizId);
      const write = authoringWrite(edited.userId, 'cms.quizzes.addQuestion', input);
      return addQuestionUnseen(services, { ...edited, source: input.source, write });
    }),
    copyQuestion: os.cms.quizzes.copyQuestion.handler(async ({ input, context }) => {
      const { from_quiz_id: from, from_question_id: fromQuestionId } = input;
      const edited = await editing(context.viewer, input.quizId);
      const { quizId: fromQuizId } = await editing(context.viewer, from);
      const write = authoringWrite(edited.userId, 'cms.quizzes.copyQuestion', input);
      return copyQuestionUnseen(services, { ...edited, fromQuizId, fromQuestionId, write });
    }),
    removeQuestion: os.cms.quizzes.removeQuestion.handler(async ({ input, context }) => {
      const { questionId, base_hash: baseHash } = input;
      const edited = await editing(context.viewer, input.quizId);
      return removeQuestion(services, { ...edited, questionId, baseHash });
    }),
  };
}
