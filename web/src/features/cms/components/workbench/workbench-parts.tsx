import { AdministrationList } from './administration-list.tsx';
import { ChangeList } from './change-list.tsx';
import { ConcernList } from './concern-list.tsx';
import { DraftList } from './draft-list.tsx';
import type { Work } from './find-workbench.ts';
import { OwnDocumentList } from './own-document-list.tsx';
import { ScheduleList } from './schedule-list.tsx';
import { UntranslatedList } from './untranslated-list.tsx';

/** What an author comes for: what was begun first, then what is to be mended, then everything. */
export function WorkbenchParts({ own, concerns, changes, administration, ...work }: Work) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {administration && <AdministrationList administration={administration} />}
      <ScheduleList documents={work.scheduled} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-3">
        <DraftList {...work} />
        <UntranslatedList {...work} />
        <ConcernList {...concerns} />
      </div>
      <OwnDocumentList own={own} />
      <ChangeList changes={changes} isLinked={administration !== null} />
    </div>
  );
}
