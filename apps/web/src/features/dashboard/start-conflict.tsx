import { LinkButton } from '../../ui/link-button.tsx'

/** The way into a new conflict. */
export function StartConflict({ className = '' }: { className?: string }) {
  return (
    <LinkButton to="/new-conflict" variant="primary" className={className}>
      <span aria-hidden="true">+</span> Start a new conflict
    </LinkButton>
  )
}
