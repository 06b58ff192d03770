import { classNames } from './class-names.ts'

/** A picture character in colour on every system. Decoration to screen readers: words beside it say the same. */
export function Emoji({ children, className }: { children: string; className?: string | undefined }) {
  return (
    <span aria-hidden="true" className={classNames('font-emoji leading-none', className)}>
      {children}
    </span>
  )
}
