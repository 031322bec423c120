export type PaletteProps = { open: boolean; onOpenChange: (open: boolean) => void };
