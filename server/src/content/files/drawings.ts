export function isDrawing(path: string): boolean {
  return /^figures\/[a-z0-9-]+\.svg$/.test(path);
}

/** The source of a drawing that a text shows. */
export function drawingIn(files: ReadonlyMap<string, Buffer>, path: string): string | undefined {
  return isDrawing(path) ? files.get(path)?.toString('utf8') : undefined;
}
