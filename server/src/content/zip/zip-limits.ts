/** What an archive may be; bytes are those of its files, unpacked. */
export type ZipLimits = {
  files: number;
  /** Of one file. */
  fileBytes: number;
  /** Of all of them. */
  totalBytes: number;
};

const megabyte = 1024 * 1024;

/** A course with its videos; what is larger is brought in by whoever runs the installation. */
export const contentZipLimits: ZipLimits = { files: 5000, fileBytes: 512 * megabyte, totalBytes: 2048 * megabyte };

/**
 * Texts that repeat themselves shrink to a hundredth and are harmless as long as they are small. Nothing that people make
 * is this long and shrinks that much, in one file or in many: such an archive is there to fill the disk.
 */
export const suspicious = { bytes: 8 * megabyte, ratio: 100 };
