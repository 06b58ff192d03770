import type { ComponentProps } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router'
import { classNames } from './class-names.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: To; replace?: boolean; state?: unknown }

/** A link within the app. React Router's own also prefetches for its framework mode, with code that nothing here uses. */
export function Link({ to, replace = false, state, onClick, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace && { replace }),
    ...(rest.target && { target: rest.target }),
  })
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}

/** A link inside a sentence. */
export function TextLink({ className, ...props }: LinkProps) {
  return <Link {...props} className={classNames('font-semibold underline underline-offset-4', className)} />
}
