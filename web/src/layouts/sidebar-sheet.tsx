import { Sheet, SheetContent } from '@navor/ui/sheet.tsx';
import { useTranslation } from 'react-i18next';
import { SidebarContent } from './sidebar-content.tsx';
import { useSidebar } from './sidebar-state.tsx';

/** The sidebar on a small screen. */
export default function SidebarSheet() {
  const { t } = useTranslation('layout');
  const { isSheetOpen, setIsSheetOpen } = useSidebar();
  return (
    <Sheet open={isSheetOpen} onOpenChange={setIsSheetOpen}>
      <SheetContent
        side="left"
        title={t('menu')}
        isTitleHidden
        className="w-72 [&>div]:p-0"
        onOpenAutoFocus={focusWhole}
      >
        <SidebarContent isCollapsed={false} />
      </SheetContent>
    </Sheet>
  );
}

/** Links are passed over by default, which would put the first focus on the button that logs out. */
function focusWhole(event: Event) {
  event.preventDefault();
  (event.currentTarget as HTMLElement).focus();
}
