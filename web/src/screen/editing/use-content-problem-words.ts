import type { ContentProblem } from '@navor/contract';
import type { Language } from '@navor/languages';
import type rules from '@navor/translations/sl/content-problems.json';
import type texts from '@navor/translations/sl/quiz-editing.json';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

type Rule = keyof (typeof rules)['rules'];
type FaultKey = `markdown.${keyof (typeof texts)['markdown']}` | `checks.${keyof (typeof texts)['checks']}`;
type Place = keyof (typeof rules)['places'];

/** What the checks found, in the reader's language where its code or rule is known; wherever Markdown is written, the words are the same. */
export function useContentProblemWords(): (problem: ContentProblem) => string {
  const { t } = useTranslation(['quiz-editing', 'content-problems']);
  return useCallback(
    ({ fault, rule, message }: ContentProblem) => {
      const byRule = t(`content-problems:rules.${rule as Rule}`, { defaultValue: message });
      if (!fault) return byRule;
      const [part, other] = fault.parts;
      if (fault.code.startsWith('content.missing.')) {
        const what = placeIn(part ?? '', (name) =>
          t(`content-problems:places.${name as Place}`, { defaultValue: name }),
        );
        const language = fault.code.slice('content.missing.'.length) as Language;
        return t(`content-problems:missing.${language}`, { what, defaultValue: byRule });
      }
      const key = fault.code.startsWith('markdown.') ? fault.code : `checks.${fault.code}`;
      // A page may be older than the server, and not know the code.
      return t(key as FaultKey, { part, other, defaultValue: byRule });
    },
    [t],
  );
}

/** `modules.0.summary` as authors know it: by the names of fields, and counted from one. */
function placeIn(part: string, nameOf: (name: string) => string): string {
  if (part.endsWith('.md')) return part;
  const steps = part.split('.').map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : nameOf(step)));
  return steps.join(' › ');
}
