import type { Language } from '@navor/languages';
import { takingNamespaces } from '@navor/question-ui/taking';
import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportProblem } from '#platform/report-problem.ts';

/** Our texts in another language than the page's; null until they are there. */
export function useTextsIn(language: Language): i18n | null {
  const { i18n: own } = useTranslation();
  const [texts, setTexts] = useState<i18n | null>(null);

  useEffect(() => {
    if (own.language === language) return setTexts(own);
    let isWanted = true;
    const other = own.cloneInstance({ lng: language });
    other
      .changeLanguage(language)
      .then(() => other.loadNamespaces(['ui', ...takingNamespaces]))
      .then(() => isWanted && setTexts(other))
      .catch(reportProblem);
    return () => {
      isWanted = false;
    };
  }, [own, own.language, language]);

  return texts?.language === language ? texts : null;
}
