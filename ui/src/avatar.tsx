import { cva, type VariantProps } from 'class-variance-authority';
import { useState } from 'react';
import { initialsOf } from './initials.ts';

const avatarClasses = cva(
  'inline-flex shrink-0 select-none items-center justify-center overflow-hidden rounded-full bg-action-soft font-semibold text-action',
  {
    variants: {
      size: { sm: 'size-8 text-xs', md: 'size-10 text-sm', lg: 'size-16 text-xl', xl: 'size-24 text-3xl' },
    },
    defaultVariants: { size: 'md' },
  },
);

export type AvatarProps = VariantProps<typeof avatarClasses> & {
  name: string;
  src?: string | null | undefined;
  /** Set it where no name stands beside the picture; otherwise the picture is decoration. */
  alt?: string;
  className?: string;
};

export function Avatar({ name, src, alt = '', size, className }: AvatarProps) {
  const semantics = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  const [brokenSrc, setBrokenSrc] = useState<string>();
  return (
    <span {...semantics} className={avatarClasses({ size, className })}>
      {src && src !== brokenSrc ? (
        <img
          src={src}
          alt=""
          className="size-full object-cover"
          onError={() => setBrokenSrc(src)}
          // It may have failed before React took the page over.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setBrokenSrc(src);
          }}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
