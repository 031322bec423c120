import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Compressed once here, as well as it goes, instead of with every request; on all cores, since zlib has threads of its own.
const client = fileURLToPath(new URL('../web/build/client', import.meta.url));
const compressible = /\.(js|css|json|svg|webmanifest|txt)$/;

const paths = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && compressible.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
await Promise.all(paths.map(compress));

async function compress(path) {
  const content = await readFile(path);
  const brotli = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  await Promise.all([
    promisify(brotliCompress)(content, brotli).then((bytes) => writeFile(`${path}.br`, bytes)),
    promisify(gzip)(content, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ]);
}
