import type { Api } from '@navor/contract/page-request';
import type { Language } from '@navor/languages';
import { orHidden, orNotFound } from '#screen/or-not-found.ts';

/** A quiz, how its draft stands and what it is made of; to whoever may not edit it, it is the 404 page. */
export async function loadQuiz(api: Api, quizId: string, language: Language) {
  const [draft, document, contents] = await orHidden(
    orNotFound(
      Promise.all([
        api.cms.quizzes.get({ quizId }),
        api.cms.documents.open({ kind: 'quiz', id: quizId }),
        api.quizzes.authoring.contents({ quizId, language }),
      ]),
    ),
  );
  return { draft, document, contents, language };
}
