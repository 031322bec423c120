import { translatedTexts } from '../../../../content/files/translated-texts.ts';
import { textsOfOneFile, unevenCallOuts } from '../../../../content/files/uneven-call-outs.ts';
import type { Rule } from './rule.ts';

/** A question warns of the same in every language. */
export const callOuts: Rule = ({ quizzes }) =>
  quizzes.flatMap(({ questions }) =>
    questions.flatMap(({ path, source, textLineOf }) =>
      translatedTexts(source).flatMap(({ place, byLanguage }) =>
        unevenCallOuts(textsOfOneFile(path, byLanguage, (language) => textLineOf([...place, language]))),
      ),
    ),
  );
