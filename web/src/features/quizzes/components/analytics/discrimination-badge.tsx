import { Badge } from '@navor/ui/badge.tsx';
import { useTranslation } from 'react-i18next';
import { type AnalysedQuestion, discriminationOf } from './question-judgement.ts';

const tones = {
  good: 'ok',
  fair: 'default',
  poor: 'warn',
  negative: 'destructive',
  'all-alike': 'neutral',
  'too-few': 'neutral',
} as const;

export function DiscriminationBadge({ question }: { question: AnalysedQuestion }) {
  const { t } = useTranslation('quizzes');
  const judged = discriminationOf(question);
  return <Badge tone={tones[judged]}>{t(`analytics.discriminations.${judged}`)}</Badge>;
}
