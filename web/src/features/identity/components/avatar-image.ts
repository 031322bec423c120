import type { FieldProblem } from '@navor/contract';
import { avatarLimits } from '@navor/contract/choices';

/** A part of a picture, in its own pixels. */
export type CropArea = { x: number; y: number; width: number; height: number };

export type ChosenImage = { kind: 'image'; address: string } | { kind: 'refused'; problem: FieldProblem['problem'] };

/** Opens a chosen file. A name that ends with .png proves nothing, so the browser has to be able to draw it. */
export async function openImage(file: File): Promise<ChosenImage> {
  if (!avatarLimits.types.includes(file.type)) return { kind: 'refused', problem: 'not_an_image' };
  if (file.size > avatarLimits.maxBytes) return { kind: 'refused', problem: 'file_too_large' };
  const address = URL.createObjectURL(file);
  try {
    await decoded(address);
    return { kind: 'image', address };
  } catch {
    URL.revokeObjectURL(address);
    return { kind: 'refused', problem: 'not_an_image' };
  }
}

const side = 512;

/** The part as a square file, as small as this browser can make it. */
export async function cropImage(address: string, area: CropArea): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(await decoded(address), area.x, area.y, area.width, area.height, 0, 0, side, side);
  const webp = await encoded(canvas, 'image/webp');
  // A browser that cannot write a format silently writes PNG instead.
  if (webp.type === 'image/webp') return new File([webp], 'avatar.webp', { type: webp.type });
  pen.globalCompositeOperation = 'destination-over';
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, side, side);
  return new File([await encoded(canvas, 'image/jpeg')], 'avatar.jpg', { type: 'image/jpeg' });
}

async function decoded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(`No ${type}`))), type, 0.9);
  });
}
