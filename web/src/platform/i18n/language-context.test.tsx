// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useLanguageContext } from './language-context.tsx';

function Reader() {
  return <p>{useLanguageContext().language}</p>;
}

afterEach(() => vi.restoreAllMocks());

describe('useLanguageContext', () => {
  it('fails outside of its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Reader />)).toThrow('useLanguageContext must be used within a LanguageProvider');
  });
});
