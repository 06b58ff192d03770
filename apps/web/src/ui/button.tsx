import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Link, type LinkProps } from './link.tsx'

export type ButtonVariant = 'primary' | 'success' | 'quiet' | 'danger' | 'bare'
type ButtonSize = 'regular' | 'small' | 'large'

const variants: Record<ButtonVariant, string> = {
  primary: 'outlined pressable bg-tangerine text-on-accent',
  success: 'outlined pressable bg-lime text-on-accent',
  quiet: 'outlined pressable bg-card text-ink',
  danger: 'outlined pressable bg-rose text-on-accent',
  bare: 'border-2 border-transparent text-ink underline-offset-4 hover:underline',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-3.5 text-sm',
  regular: 'min-h-11.5 px-5',
  large: 'min-h-13 px-6 text-lg',
}

/** Marks the buttons that a toast must not cover: those that a screen wants the user to press. */
const momentOf = (variant: ButtonVariant): { 'data-moment'?: true } =>
  variant === 'quiet' || variant === 'bare' ? {} : { 'data-moment': true }

/** The style of everything pressable, whether a button or a link. */
export const buttonStyle = (variant: ButtonVariant, size: ButtonSize, extra?: string) =>
  classNames(
    'inline-flex max-w-full items-center justify-center gap-2 rounded-control py-1.5 text-center text-balance font-bold leading-tight no-underline',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-busy:cursor-progress aria-disabled:not-aria-busy:cursor-not-allowed aria-disabled:not-aria-busy:opacity-55',
    variants[variant],
    sizes[size],
    extra,
  )

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

type LinkButtonProps = LinkProps & { variant?: ButtonVariant; size?: ButtonSize }

/** A link that looks like a button. Use it to navigate, a `Button` to act. */
export function LinkButton({ variant = 'quiet', size = 'regular', className, ...props }: LinkButtonProps) {
  return <Link {...momentOf(variant)} {...props} className={buttonStyle(variant, size, className)} />
}
