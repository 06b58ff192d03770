import { LinkButton } from '../../../ui/link-button.tsx'

/** The way into a new debate. */
export function StartDebate({ className = '' }: { className?: string }) {
  return (
    <LinkButton to="/new-debate" variant="primary" className={className}>
      <span aria-hidden="true">+</span> Start a new debate
    </LinkButton>
  )
}
