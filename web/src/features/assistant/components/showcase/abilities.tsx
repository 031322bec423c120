import { BookMarked, Calculator, ListChecks, type LucideIcon, Ruler, ShieldCheck, Table2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ShowcaseSection } from './showcase-section.tsx';

const abilities = [
  { name: 'calculates', Icon: Calculator },
  { name: 'cites', Icon: BookMarked },
  { name: 'checks', Icon: ListChecks },
  { name: 'converts', Icon: Ruler },
  { name: 'looksUp', Icon: Table2 },
  { name: 'staysPrivate', Icon: ShieldCheck },
] as const satisfies readonly { name: string; Icon: LucideIcon }[];

export function Abilities() {
  const { t } = useTranslation('assistant-showcase');
  return (
    <ShowcaseSection title={t('abilities.title')}>
      <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line md:grid-cols-3">
        {abilities.map(({ name, Icon }) => (
          <li key={name} className="flex gap-4 bg-surface p-5 md:flex-col md:p-6">
            <Icon aria-hidden className="size-6 shrink-0 text-action" strokeWidth={1.5} />
            <div className="grid gap-1">
              <h3 className="font-semibold">{t(`abilities.${name}.title`)}</h3>
              <p className="text-[0.9375rem] text-muted leading-relaxed">{t(`abilities.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </ShowcaseSection>
  );
}
