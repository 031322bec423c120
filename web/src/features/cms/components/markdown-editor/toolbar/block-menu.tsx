import { buttonClasses } from '@navor/ui/button.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@navor/ui/dropdown-menu.tsx';
import { Plus } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import type { BlockKind } from '../blocks/block-kinds.ts';

type BlockMenuProps = { blocks: readonly BlockKind[]; onChoose: (block: BlockKind) => void };

/** The same blocks as those of the slash menu, for who does not know of it. */
export function BlockMenu({ blocks, onChoose }: BlockMenuProps) {
  const { t } = useTranslation('cms-editor');
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Toolbar.Button className={buttonClasses({ variant: 'ghost', size: 'md', className: 'px-2' })}>
          <Plus aria-hidden />
          {t('toolbar.insert')}
        </Toolbar.Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {blocks.map((block) => (
          <DropdownMenuItem key={block} onSelect={() => onChoose(block)}>
            <span className="grid">
              <span>{t(`blocks.${block}.name`)}</span>
              <span className="text-muted text-xs">{t(`blocks.${block}.text`)}</span>
            </span>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
