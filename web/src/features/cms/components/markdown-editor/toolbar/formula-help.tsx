import { Button } from '@navor/ui/button.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cursorMark } from '../commands/insert.ts';
import { formulaSigns, greekSigns, type Sign } from './formula-signs.ts';

type FormulaHelpProps = { id: string; onInsert: (latex: string) => void };

/** Signs to be put into a formula, with a word on how formulas are written. */
export function FormulaHelp({ id, onInsert }: FormulaHelpProps) {
  const { t } = useTranslation('cms-editor');
  const button = (sign: Sign, label: string) => (
    <SignButton key={sign.name} sign={sign} label={label} onInsert={onInsert} />
  );
  return (
    <section
      id={id}
      aria-label={t('formulaHelp.label')}
      className="grid max-h-72 gap-3 overflow-y-auto border-line border-b bg-sunken p-3"
    >
      <p className="max-w-prose text-muted text-sm">{t('formulaHelp.text')}</p>
      {(['structures', 'operators', 'units', 'chemistry'] as const).map((group) => (
        <SignGroup key={group} title={t(`formulaHelp.groups.${group}`)}>
          {formulaSigns[group].map((sign) => button(sign, t(`formulaHelp.signs.${sign.name}`)))}
        </SignGroup>
      ))}
      <SignGroup title={t('formulaHelp.groups.greek')}>{greekSigns.map((sign) => button(sign, sign.name))}</SignGroup>
    </section>
  );
}

function SignGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <h3 className="font-medium text-muted text-xs">{title}</h3>
      <ul className="flex flex-wrap gap-1">{children}</ul>
    </div>
  );
}

type SignButtonProps = { sign: Sign; label: string; onInsert: (latex: string) => void };

function SignButton({ sign, label, onInsert }: SignButtonProps) {
  return (
    <li>
      <Button
        variant="secondary"
        size="sm"
        aria-label={label}
        title={`${label}: ${sign.latex.replaceAll(cursorMark, '').replaceAll('\n', ' ')}`}
        className="min-w-11 md:min-w-9"
        onClick={() => onInsert(sign.latex)}
      >
        <span aria-hidden>{sign.face}</span>
      </Button>
    </li>
  );
}
