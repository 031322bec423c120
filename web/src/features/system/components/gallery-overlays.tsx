import { ConfirmDialog } from '@navor/ui/alert-dialog.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@navor/ui/dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuShortcut,
  DropdownMenuTrigger,
} from '@navor/ui/dropdown-menu.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { Sheet, SheetClose, SheetContent, SheetTrigger } from '@navor/ui/sheet.tsx';
import { Tooltip } from '@navor/ui/tooltip.tsx';
import { Copy, EllipsisVertical, Pencil, Trash } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GalleryPalette } from './gallery-palette.tsx';
import { GallerySpecimen, GalleryThemePair } from './gallery-theme-pair.tsx';

export function GalleryOverlays() {
  const { t } = useTranslation('gallery');
  return (
    <GalleryThemePair id="overlays" title={t('overlays.title')}>
      <GallerySpecimen name="dialog, alert-dialog">
        <div className="flex flex-wrap gap-2">
          <GalleryDialog />
          <ConfirmDialog
            trigger={<Button variant="danger">{t('actions.delete')}</Button>}
            title={t('overlays.deleteTitle')}
            description={t('overlays.deleteText')}
            confirmLabel={t('actions.delete')}
            onConfirm={() => new Promise((resolve) => setTimeout(resolve, 800))}
          />
        </div>
      </GallerySpecimen>
      <GallerySpecimen name="sheet side">
        <div className="flex flex-wrap gap-2">
          {(['left', 'right', 'bottom'] as const).map((side) => (
            <Sheet key={side}>
              <SheetTrigger asChild>
                <Button variant="secondary">{t(`overlays.${side}`)}</Button>
              </SheetTrigger>
              <SheetContent
                side={side}
                title={t('overlays.filterTitle')}
                description={t('overlays.filterText')}
                footer={
                  <SheetClose asChild>
                    <Button>{t('overlays.filterApply')}</Button>
                  </SheetClose>
                }
              >
                <Field label={t('forms.search')}>
                  <Input type="search" />
                </Field>
              </SheetContent>
            </Sheet>
          ))}
        </div>
      </GallerySpecimen>
      <GallerySpecimen name="dropdown-menu, tooltip, command-palette">
        <div className="flex flex-wrap items-center gap-2">
          <GalleryMenu />
          <Tooltip text={t('overlays.copyHint')} side="top">
            <Button variant="secondary" size="icon" aria-label={t('overlays.copy')}>
              <Copy aria-hidden />
            </Button>
          </Tooltip>
          <GalleryPalette />
        </div>
      </GallerySpecimen>
    </GalleryThemePair>
  );
}

function GalleryDialog() {
  const { t } = useTranslation('gallery');
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>{t('overlays.rename')}</Button>
      </DialogTrigger>
      <DialogContent
        title={t('overlays.rename')}
        description={t('overlays.renameText')}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="secondary">{t('actions.later')}</Button>
            </DialogClose>
            <DialogClose asChild>
              <Button>{t('overlays.renameSave')}</Button>
            </DialogClose>
          </>
        }
      >
        <Field label={t('overlays.lessonName')} isRequired>
          <Input defaultValue={t('foundations.lessonTitle')} />
        </Field>
      </DialogContent>
    </Dialog>
  );
}

function GalleryMenu() {
  const { t } = useTranslation('gallery');
  const [isPublic, setIsPublic] = useState(true);
  const [order, setOrder] = useState('newest');
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary" size="icon" aria-label={t('overlays.more')}>
          <EllipsisVertical aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuLabel>{t('overlays.lesson')}</DropdownMenuLabel>
        <DropdownMenuGroup>
          <DropdownMenuItem>
            <Pencil aria-hidden />
            {t('overlays.edit')}
            <DropdownMenuShortcut>E</DropdownMenuShortcut>
          </DropdownMenuItem>
          <DropdownMenuItem disabled>
            <Copy aria-hidden />
            {t('overlays.copy')}
          </DropdownMenuItem>
        </DropdownMenuGroup>
        <DropdownMenuSeparator />
        <DropdownMenuCheckboxItem checked={isPublic} onCheckedChange={setIsPublic}>
          {t('overlays.public')}
        </DropdownMenuCheckboxItem>
        <DropdownMenuSeparator />
        <DropdownMenuRadioGroup value={order} onValueChange={setOrder}>
          <DropdownMenuRadioItem value="newest">{t('overlays.newest')}</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="name">{t('overlays.byName')}</DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="danger">
          <Trash aria-hidden />
          {t('actions.delete')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
