import 'react-easy-crop/react-easy-crop.css';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '@navor/ui/dialog.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { fieldProblemsOf, isApiError } from '#platform/api-error.ts';
import { api } from '#platform/browser-api.ts';
import { type CropArea, cropImage } from './avatar-image.ts';

export type AvatarCropDialogProps = { address: string; onClose: () => void };

export function AvatarCropDialog({ address, onClose }: AvatarCropDialogProps) {
  const { t } = useTranslation('profile');
  const [area, setArea] = useState<CropArea>();
  const { upload, isBusy, error } = useUpload(onClose);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}>
      <DialogContent
        title={t('crop.title')}
        description={t('crop.text')}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="secondary" disabled={isBusy}>
                {t('crop.cancel')}
              </Button>
            </DialogClose>
            <Button isBusy={isBusy} onClick={() => area && upload(address, area)}>
              {t('crop.submit')}
            </Button>
          </>
        }
      >
        <CropStage address={address} onChange={setArea} />
        {error && <Alert tone="danger">{error}</Alert>}
      </DialogContent>
    </Dialog>
  );
}

const zoomRange = { min: 1, max: 4, step: 0.05 };

function CropStage({ address, onChange }: { address: string; onChange: (area: CropArea) => void }) {
  const { t } = useTranslation('profile');
  const id = useId();
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(zoomRange.min);
  return (
    <div className="grid gap-4">
      <div className="relative h-64 overflow-hidden rounded-md bg-sunken sm:h-80">
        <Cropper
          image={address}
          crop={position}
          zoom={zoom}
          minZoom={zoomRange.min}
          maxZoom={zoomRange.max}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={8}
          disableAutomaticStylesInjection
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => onChange(pixels)}
          mediaProps={{ alt: '' }}
          // Without the role, a screen reader keeps the arrow keys to itself.
          cropperProps={{ role: 'application', 'aria-label': t('crop.area') }}
        />
      </div>
      <div className="flex items-center gap-3">
        <label htmlFor={id} className="font-medium text-sm">
          {t('crop.zoom')}
        </label>
        <input
          id={id}
          type="range"
          {...zoomRange}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)} %`}
          onChange={(event) => setZoom(event.target.valueAsNumber)}
          className="h-11 min-w-0 grow accent-action md:h-10"
        />
      </div>
    </div>
  );
}

function useUpload(onDone: () => void) {
  const { t } = useTranslation(['profile', 'errors']);
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function upload(address: string, area: CropArea) {
    setIsBusy(true);
    setError(undefined);
    try {
      await api.identity.setAvatar({ image: await cropImage(address, area) });
      await revalidate();
      toast({ tone: 'ok', title: t('picture.saved') });
      onDone();
    } catch (problem) {
      setError(explain(problem));
    } finally {
      setIsBusy(false);
    }
  }

  function explain(problem: unknown): string {
    if (!isApiError(problem)) return t('picture.connection');
    const [field] = fieldProblemsOf(problem);
    return field
      ? t(`errors:field.${field.problem}`, { count: field.limit ?? 0, limit: field.limit })
      : t(`errors:${problem.code}`);
  }

  return { upload, isBusy, error };
}
