import drawings from './vijak.svg?url';

export type VijakPose = 'hello' | 'thinking' | 'well-done' | 'lost' | 'waiting';

type VijakProps = {
  pose: VijakPose;
  className?: string;
  title?: string;
};

/** The mascot: decoration unless a title names it. Where its drawings cannot be fetched, its place stays empty. */
export function Vijak({ pose, className, title }: VijakProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 280 240"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable="false"
    >
      <use href={`${drawings}#${pose}`} />
    </svg>
  );
}
