import { redo, undo } from '@codemirror/commands';
import { openSearchPanel } from '@codemirror/search';
import type { EditorView } from '@codemirror/view';
import { buttonClasses } from '@navor/ui/button.tsx';
import { Tooltip } from '@navor/ui/tooltip.tsx';
import {
  Bold,
  CodeXml,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Omega,
  Redo2,
  Search,
  Sigma,
  TextQuote,
  Undo2,
} from 'lucide-react';
import { Toolbar } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { insertLink } from '../commands/insert-link.ts';
import { toggleBulletList, toggleHeading, toggleOrderedList, toggleQuote } from '../commands/set-lines.ts';
import { toggleMark } from '../commands/toggle-mark.ts';

type Action = {
  name: 'bold' | 'italic' | 'code' | 'heading' | 'subheading' | 'bulletList' | 'orderedList' | 'quote' | 'link';
  icon: LucideIcon;
  run: (view: EditorView) => boolean;
  /** As screen readers announce it. */
  keys?: string;
};

const actions: readonly Action[] = [
  { name: 'bold', icon: Bold, run: toggleMark('**'), keys: 'Control+B' },
  { name: 'italic', icon: Italic, run: toggleMark('*'), keys: 'Control+I' },
  { name: 'heading', icon: Heading2, run: toggleHeading(2) },
  { name: 'subheading', icon: Heading3, run: toggleHeading(3) },
  { name: 'bulletList', icon: List, run: toggleBulletList },
  { name: 'orderedList', icon: ListOrdered, run: toggleOrderedList },
  { name: 'link', icon: Link, run: insertLink },
  { name: 'quote', icon: TextQuote, run: toggleQuote },
  { name: 'code', icon: CodeXml, run: toggleMark('`'), keys: 'Control+E' },
];

type EditorToolbarProps = {
  view: () => EditorView | null;
  blockMenu: ReactNode;
  helpId: string;
  isHelpOpen: boolean;
  onToggleHelp: () => void;
};

/** One stop of the Tab key; arrows go from button to button. On phones it scrolls sideways instead of pushing the text down. */
export function EditorToolbar({ view, blockMenu, helpId, isHelpOpen, onToggleHelp }: EditorToolbarProps) {
  const { t } = useTranslation('cms-editor');
  const run = (command: (view: EditorView) => boolean) => {
    const current = view();
    if (!current) return;
    command(current);
    current.focus();
  };
  const open = (command: (view: EditorView) => boolean) => {
    const current = view();
    if (current) command(current);
  };
  return (
    <Toolbar.Root
      aria-label={t('toolbar.label')}
      className="flex items-center gap-0.5 overflow-x-auto rounded-t-md border-line border-b bg-surface p-1 [scrollbar-width:thin] sm:flex-wrap"
    >
      {blockMenu}
      <Divider />
      {actions.map(({ name, icon, run: command, keys }) => (
        <ToolbarButton key={name} label={t(`toolbar.${name}`)} icon={icon} keys={keys} onClick={() => run(command)} />
      ))}
      <Divider />
      <ToolbarButton label={t('toolbar.formula')} icon={Sigma} keys="Control+M" onClick={() => run(toggleMark('$'))} />
      <ToolbarButton
        label={t('toolbar.formulaHelp')}
        icon={Omega}
        expands={{ id: helpId, isOpen: isHelpOpen }}
        onClick={onToggleHelp}
      />
      <Divider />
      <ToolbarButton label={t('toolbar.undo')} icon={Undo2} keys="Control+Z" onClick={() => run(undo)} />
      <ToolbarButton label={t('toolbar.redo')} icon={Redo2} keys="Control+Y" onClick={() => run(redo)} />
      <ToolbarButton label={t('toolbar.find')} icon={Search} keys="Control+F" onClick={() => open(openSearchPanel)} />
    </Toolbar.Root>
  );
}

type ToolbarButtonProps = {
  label: string;
  icon: LucideIcon;
  keys?: string | undefined;
  expands?: { id: string; isOpen: boolean };
  onClick: () => void;
};

function ToolbarButton({ label, icon: Icon, keys, expands, onClick }: ToolbarButtonProps) {
  return (
    <Tooltip text={label} side="top">
      <Toolbar.Button
        aria-label={label}
        aria-keyshortcuts={keys}
        {...(expands
          ? { 'aria-expanded': expands.isOpen, 'aria-controls': expands.isOpen ? expands.id : undefined }
          : {})}
        onClick={onClick}
        className={buttonClasses({ variant: 'ghost', size: 'icon', className: 'aria-expanded:bg-action-soft' })}
      >
        <Icon aria-hidden />
      </Toolbar.Button>
    </Tooltip>
  );
}

function Divider() {
  return <Toolbar.Separator className="mx-1 h-6 w-px shrink-0 bg-line" />;
}
