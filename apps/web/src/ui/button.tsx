import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyle, momentOf } from './button-style.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Work is under way: the button keeps focus and its width, says so to screen readers, and ignores presses. */
  busy?: boolean
}

export function Button({ variant = 'quiet', size = 'regular', busy = false, ...props }: ButtonProps) {
  const { className, children, onClick, type = 'button', ...rest } = props
  return (
    <button
      {...momentOf(variant)}
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={buttonStyle(variant, size, className)}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
