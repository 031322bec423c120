import type { TFunction } from 'i18next';

/** The words of the editing library, by the English ones that it asks for. */
export function editorPhrases(t: TFunction<'cms-editor'>): Record<string, string> {
  return {
    Find: t('phrases.find'),
    Replace: t('phrases.replaceWith'),
    next: t('phrases.next'),
    previous: t('phrases.previous'),
    all: t('phrases.all'),
    'match case': t('phrases.matchCase'),
    'by word': t('phrases.byWord'),
    regexp: t('phrases.regexp'),
    replace: t('phrases.replace'),
    'replace all': t('phrases.replaceAll'),
    close: t('phrases.close'),
    'current match': t('phrases.currentMatch'),
    'on line': t('phrases.onLine'),
    'replaced match on line $': t('phrases.replacedMatch'),
    'replaced $ matches': t('phrases.replacedMatches'),
    'Go to line': t('phrases.goToLine'),
    go: t('phrases.go'),
    Completions: t('phrases.completions'),
    Diagnostics: t('phrases.diagnostics'),
    'No diagnostics': t('phrases.noDiagnostics'),
    'Control character': t('phrases.controlCharacter'),
    'Selection deleted': t('phrases.selectionDeleted'),
  };
}
