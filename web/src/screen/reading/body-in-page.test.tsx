// @vitest-environment happy-dom
import type { BodyPart } from '@navor/contract';
import type { LiveFormula } from '@navor/quantities';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type BodyPartData, useBody, withholdBody } from './body-in-page.ts';

const formula = { id: 'formula-1', title: 'Ohmov zakon' } as LiveFormula;
const body: BodyPart[] = [
  { kind: 'html', html: '<p>Sila je vektor.</p><details><summary>Rešitev</summary>4 N</details>' },
  { kind: 'formula', formula },
];
const inPage: BodyPartData[] = [{ kind: 'html-in-page' }, { kind: 'formula-in-page', formula }];

/** As the server sent it; `open` is what a reader did before the scripts came. */
function showPage({ open = '' } = {}) {
  document.body.innerHTML = `
    <div data-body-part="0"><p>Sila je vektor.</p><details${open}><summary>Rešitev</summary>4 N</details></div>
    <div data-body-part="1"><b>U = R I</b></div>`;
}

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

const useRead = ({ carried }: { carried: BodyPartData[] }) => useBody(carried);

describe('withholdBody', () => {
  it('leaves stand-ins without a word of the text', () => {
    const carried = withholdBody(body, () => '<b>U = R I</b>');
    expect(carried).toEqual(inPage);
  });

  it('lets the component that makes the page find the text', () => {
    const carried = withholdBody(body, () => '<b>U = R I</b>');
    const { result } = renderHook(useRead, { initialProps: { carried } });
    expect(result.current).toEqual([body[0], { kind: 'formula', formula, drawn: '<b>U = R I</b>' }]);
  });
});

describe('useBody', () => {
  it('reads from the page what its data leaves out', () => {
    showPage();
    const { result } = renderHook(useRead, { initialProps: { carried: [...inPage] } });
    expect(result.current).toEqual([body[0], { kind: 'formula', formula, drawn: '<b>U = R I</b>' }]);
  });

  it('says so where a part is neither here nor there', () => {
    expect(() => renderHook(useRead, { initialProps: { carried: [...inPage] } })).toThrow('Part 0 of the text');
  });

  it.each([{ open: '' }, { open: ' open=""' }])('keeps the same parts if nothing has changed %o', ({ open }) => {
    showPage({ open });
    const { result, rerender } = renderHook(useRead, { initialProps: { carried: [...inPage] } });
    const before = result.current;
    rerender({ carried: structuredClone(body) });
    expect(result.current).toBe(before);
    rerender({ carried: structuredClone(body) });
    expect(result.current).toBe(before);
  });

  it('takes a changed text, and leaves the formula beside it alone', () => {
    showPage();
    const { result, rerender } = renderHook(useRead, { initialProps: { carried: [...inPage] } });
    const [, live] = result.current;
    rerender({ carried: [{ kind: 'html', html: '<p>Popravljeno.</p>' }, ...structuredClone(body.slice(1))] });
    expect(result.current[0]).toEqual({ kind: 'html', html: '<p>Popravljeno.</p>' });
    expect(result.current[1]).toBe(live);
  });
});
