import { type ButtonSize, type ButtonVariant, buttonStyle, momentOf } from './button-style.ts'
import { Link, type LinkProps } from './link.tsx'

type LinkButtonProps = LinkProps & { variant?: ButtonVariant; size?: ButtonSize }

/** A link that looks like a button. Use it to navigate, a `Button` to act. */
export function LinkButton({ variant = 'quiet', size = 'regular', className, ...props }: LinkButtonProps) {
  return <Link {...momentOf(variant)} {...props} className={buttonStyle(variant, size, className)} />
}
