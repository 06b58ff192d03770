import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyle, momentOf } from './button-style.ts'

/** A small spinning ring. Always show it next to text that says what is happening. */
export function Spinner() {
  return (
    <span
      aria-hidden
      className="spin inline-block size-4 shrink-0 rounded-full border-2 border-current border-r-transparent"
    />
  )
}

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /**
   * While work is in progress, the button keeps its focus and width, tells screen readers it is busy, and ignores
   * clicks.
   */
  busy?: boolean
  /**
   * The id of a nearby text that says why it can't be used right now. It looks disabled but takes focus and clicks,
   * which lead to what has to happen first.
   */
  because?: string | undefined
}

export function Button({ variant = 'quiet', size = 'regular', busy = false, because, ...props }: ButtonProps) {
  const { className, children, onClick, type = 'button', ...rest } = props
  return (
    <button
      {...momentOf(variant)}
      {...rest}
      type={type}
      aria-disabled={busy || because !== undefined || undefined}
      aria-describedby={because ?? rest['aria-describedby']}
      aria-busy={busy || undefined}
      className={buttonStyle(variant, size, className)}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
