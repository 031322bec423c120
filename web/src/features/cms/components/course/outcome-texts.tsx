import type { CourseValue } from '@navor/contract';
import { longestDescription } from '@navor/contract/choices';
import { languages, type Translated } from '@navor/languages';
import { useTranslation } from 'react-i18next';
import { TranslatedTexts } from '../value-draft/translated-texts.tsx';

type Outcomes = CourseValue['outcomes'];

/** What a learner can do afterwards, each on a line of its own. */
export function OutcomeTexts({ value, onCommit }: { value: Outcomes; onCommit: (value: Outcomes) => void }) {
  const { t } = useTranslation('cms-courses');
  return (
    <TranslatedTexts
      label={t('settings.outcomes')}
      help={t('settings.outcomesHelp')}
      value={inLines(value)}
      onCommit={(typed) => onCommit(fromLines(typed))}
      rows={5}
      maxLength={longestDescription}
    />
  );
}

function inLines({ sl, ...others }: Outcomes): Translated {
  const joined: Translated = { sl: sl.join('\n') };
  for (const language of languages) {
    const list = language === 'sl' ? sl : others[language];
    if (list) joined[language] = list.join('\n');
  }
  return joined;
}

function fromLines(typed: Translated): Outcomes {
  const lines = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  const outcomes: Outcomes = { sl: lines(typed.sl) };
  for (const language of languages) {
    const text = typed[language];
    if (text) outcomes[language] = lines(text);
  }
  return outcomes;
}
