import { courseDrawingFile } from '@navor/contract';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { cleanDrawing } from '../../../content/markdown/figures/clean-drawing.ts';

const viewBox = '0 0 240 192';
/** It comes with every card of the course. */
const mostBytes = 8000;
/** With comments and blanks, which are left out. What is longer would keep everybody waiting while it is read. */
const longestSource = 4 * mostBytes;

/**
 * Shapes alone, in the hue of the course's field (`currentColor`) and in that of the ground (`fill-paper`): it is drawn on
 * screens, on paper and into pictures, and the latter two know no styles, texts or markers.
 */
const shapes = new Set(['svg', 'g', 'path', 'line', 'polyline', 'polygon', 'rect', 'circle', 'ellipse']);

type CourseDrawing = { markup: string | null; problems: string[] };

export function readCourseDrawing(files: ReadonlyMap<string, Buffer>): CourseDrawing {
  const source = files.get(courseDrawingFile)?.toString('utf8');
  if (source === undefined) return { markup: null, problems: [] };
  const tooLong = `it has more than ${mostBytes} characters`;
  if (source.length > longestSource) return { markup: null, problems: [tooLong] };
  const { svg, problems: found } = cleanDrawing(source, 'drawing');
  const problems = found.map(({ message }) => message);
  if (!svg) return { markup: null, problems };
  if (svg.properties.viewBox !== viewBox) problems.push(`its viewBox is "${viewBox}", as that of all courses`);
  visit(svg, 'element', ({ tagName, properties }) => {
    if (!shapes.has(tagName)) problems.push(`<${tagName}> is not allowed: it is made of shapes alone`);
    for (const name of ['id', 'markerStart', 'markerMid', 'markerEnd']) {
      if (name in properties) problems.push(`${name} of <${tagName}> is not allowed: it is made of shapes alone`);
    }
    const classes = [properties.className ?? []].flat();
    if (classes.some((each) => each !== 'fill-paper')) problems.push('its only class is "fill-paper"');
  });
  const markup = toHtml(svg, { space: 'svg' });
  if (markup.length > mostBytes) problems.push(tooLong);
  return { markup: problems.length > 0 ? null : markup, problems };
}
