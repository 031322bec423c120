import sharp from 'sharp';

// Each is drawn once: kept, they would only take memory of the whole process.
sharp.cache(false);

/** The same picture is always the same file. */
export async function pngOf(svg: string, width: number): Promise<Uint8Array> {
  const own = Number(/ width="([\d.]+)"/.exec(svg)?.[1] ?? width);
  const picture = sharp(Buffer.from(svg), { density: (72 * width) / own }).resize({ width });
  return new Uint8Array(await picture.png({ compressionLevel: 9 }).toBuffer());
}
