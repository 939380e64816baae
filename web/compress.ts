import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(css|html|js|json|svg|webmanifest)$/; // images and fonts are compressed already
const MIN_BYTES = 1000; // below that, compression saves less than the headers cost

/** Writes compressed copies beside the built files, which the server sends as they are. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = join(root, build.outDir)),
    closeBundle: () => textFiles(folder).forEach(writeCopies),
  };
}

function textFiles(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf-8' });
  return files.filter((file) => TEXT.test(file)).map((file) => join(folder, file));
}

function writeCopies(file: string): void {
  const content = readFileSync(file);
  if (content.length < MIN_BYTES) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
