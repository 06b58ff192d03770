import { classNames } from './class-names.ts'
import { Link, type LinkProps } from './link.tsx'

/** A link inside a sentence. */
export function TextLink({ className, ...props }: LinkProps) {
  return <Link {...props} className={classNames('font-semibold underline underline-offset-4', className)} />
}
