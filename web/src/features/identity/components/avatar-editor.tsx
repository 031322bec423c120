import type { FieldProblem } from '@navor/contract';
import { avatarLimits } from '@navor/contract/choices';
import { Avatar } from '@navor/ui/avatar.tsx';
import { Button, buttonClasses } from '@navor/ui/button.tsx';
import { CircleAlert, ImageUp, Trash2 } from 'lucide-react';
import { type ComponentType, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionForm } from '#screen/forms/action-form.tsx';
import type { IntentState } from '#screen/forms/intent-form.tsx';
import type { AvatarCropDialogProps } from './avatar-crop-dialog.tsx';
import { openImage } from './avatar-image.ts';

type AvatarEditorProps = { name: string; address: string | null; removal: IntentState };

export function AvatarEditor({ name, address, removal }: AvatarEditorProps) {
  const { t } = useTranslation('profile');
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <Avatar key={address} name={name} src={address} size="xl" alt={t('picture.alt', { name })} />
      <div className="flex flex-wrap items-start justify-center gap-2">
        <AvatarPicker hasPicture={Boolean(address)} />
        {address && (
          <ActionForm answer={removal.refusal} preventScrollReset>
            <input type="hidden" name="intent" value={removal.intent} />
            <Button type="submit" variant="ghost" isBusy={removal.isBusy}>
              <Trash2 aria-hidden />
              {t('picture.remove')}
            </Button>
          </ActionForm>
        )}
      </div>
      {removal.formError && <Problem text={removal.formError} />}
    </div>
  );
}

type Trouble = FieldProblem['problem'] | 'connection';
type Cropping = { address: string; Dialog: ComponentType<AvatarCropDialogProps> };

function AvatarPicker({ hasPicture }: { hasPicture: boolean }) {
  const { t } = useTranslation(['profile', 'errors']);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState<Trouble>();
  const [cropping, setCropping] = useState<Cropping>();

  async function choose(file: File) {
    setTrouble(undefined);
    const chosen = await openImage(file);
    if (chosen.kind === 'refused') return setTrouble(chosen.problem);
    // The cropper is larger than the rest of the screen, and few people come to change their picture.
    const module = await import('./avatar-crop-dialog.tsx').catch(() => undefined);
    if (!module) return setTrouble('connection');
    setCropping({ address: chosen.address, Dialog: module.AvatarCropDialog });
  }

  function close() {
    if (cropping) URL.revokeObjectURL(cropping.address);
    setCropping(undefined);
    input.current?.focus();
  }

  return (
    <div className="grid gap-2 noscript:hidden">
      <input
        ref={input}
        id={id}
        type="file"
        accept={avatarLimits.types.join(',')}
        aria-describedby={trouble ? `${id}-error ${id}-help` : `${id}-help`}
        aria-invalid={trouble ? true : undefined}
        className="peer sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again after a correction.
          event.target.value = '';
          if (file) void choose(file);
        }}
      />
      <label
        htmlFor={id}
        className={buttonClasses({
          variant: 'secondary',
          className: 'cursor-pointer outline-focus outline-offset-2 peer-focus-visible:outline-2',
        })}
      >
        <ImageUp aria-hidden />
        {t(hasPicture ? 'picture.change' : 'picture.choose')}
      </label>
      <p id={`${id}-help`} className="text-muted text-sm">
        {t('picture.help')}
      </p>
      {trouble && (
        <Problem
          id={`${id}-error`}
          text={t(trouble === 'connection' ? 'picture.connection' : `errors:field.${trouble}`)}
        />
      )}
      {cropping && <cropping.Dialog address={cropping.address} onClose={close} />}
    </div>
  );
}

function Problem({ id, text }: { id?: string; text: string }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-left text-danger text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  );
}
