import sharp from 'sharp';

/** Without colour tables and dates: the same picture is the same file. */
export async function pngOf(svg: string, width: number): Promise<Uint8Array> {
  const own = Number(/ width="([\d.]+)"/.exec(svg)?.[1] ?? width);
  const { data } = await sharp(Buffer.from(svg), { density: (72 * width) / own, unlimited: true })
    .resize({ width })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  return new Uint8Array(data);
}
