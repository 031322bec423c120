export { listItemChoices } from './catalogue/list-item-choices.ts';
export { itemDocuments } from './content/item-documents.ts';
export { libraryContent } from './content/library-content.ts';
export { nameItems, readItems } from './items/read-items.ts';
