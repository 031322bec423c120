import { courseDurationHours } from '@navor/contract/choices';
import { languageNames } from '@navor/languages';
import { useTranslation } from 'react-i18next';
import { useAccessLabel } from '../use-access-label.ts';
import type { Filters } from './filters.ts';

type Labels = { [Name in keyof Filters]-?: (value: NonNullable<Filters[Name]>) => string };

/** The words for every value that courses can be filtered by. */
export function useFilterLabels(themes: readonly { id: string; title: string }[]): Labels {
  const { t } = useTranslation('courses');
  const access = useAccessLabel();
  const { short, medium } = courseDurationHours;
  const durations = {
    short: t('durations.short', { hours: short }),
    medium: t('durations.medium', { from: short, to: medium }),
    long: t('durations.long', { hours: medium }),
  };
  return {
    theme: (id) => themes.find((theme) => theme.id === id)?.title ?? id,
    level: (level) => t(`levels.${level}`),
    language: (language) => languageNames[language],
    access,
    duration: (duration) => durations[duration],
  };
}
