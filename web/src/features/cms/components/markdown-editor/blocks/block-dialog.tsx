import { Dialog, DialogContent } from '@navor/ui/dialog.tsx';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockFormProps, BlockKind } from './block-kinds.ts';
import { CalculatorForm } from './calculator-form.tsx';
import { CallOutForm } from './call-out-form.tsx';
import { DataTableForm } from './data-table-form.tsx';
import { FigureForm } from './figure-form.tsx';
import { LiveFormulaForm } from './live-formula-form.tsx';
import { CodeForm, FormulaBlockForm, TableForm } from './simple-forms.tsx';
import { VideoForm } from './video-form.tsx';

/** Blocks that are asked about before they are inserted. */
export type AskedBlock = Exclude<BlockKind, 'exercise'>;

const forms: Record<AskedBlock, ComponentType<BlockFormProps>> = {
  figure: FigureForm,
  callOut: CallOutForm,
  liveFormula: LiveFormulaForm,
  formula: FormulaBlockForm,
  table: TableForm,
  dataTable: DataTableForm,
  calculator: CalculatorForm,
  code: CodeForm,
  video: VideoForm,
};

type BlockDialogProps = BlockFormProps & { block: AskedBlock; onClose: () => void; focusText: () => void };

export function BlockDialog({ block, onClose, focusText, ...form }: BlockDialogProps) {
  const { t } = useTranslation('cms-editor');
  const Form = forms[block];
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t(`${block}.title`)}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          focusText();
        }}
      >
        <Form {...form} />
      </DialogContent>
    </Dialog>
  );
}
