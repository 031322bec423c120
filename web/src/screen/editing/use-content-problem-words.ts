import type { ContentProblem } from '@navor/contract';
import type rules from '@navor/translations/sl/content-problems.json';
import type texts from '@navor/translations/sl/quiz-editing.json';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

type Rule = keyof (typeof rules)['rules'];
type FaultKey = `markdown.${keyof (typeof texts)['markdown']}` | `checks.${keyof (typeof texts)['checks']}`;

/** What the checks found, in the reader's language where its code or rule is known; wherever Markdown is written, the words are the same. */
export function useContentProblemWords(): (problem: ContentProblem) => string {
  const { t } = useTranslation(['quiz-editing', 'content-problems']);
  return useCallback(
    ({ fault, rule, message }: ContentProblem) => {
      const byRule = t(`content-problems:rules.${rule as Rule}`, { defaultValue: message });
      if (!fault) return byRule;
      const [part, other] = fault.parts;
      const key = fault.code.startsWith('markdown.') ? fault.code : `checks.${fault.code}`;
      // A page may be older than the server, and not know the code.
      return t(key as FaultKey, { part, other, defaultValue: byRule });
    },
    [t],
  );
}
