import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** The way to /security. */
export function SecurityCard() {
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <h2 className="text-xl">Security</h2>
      <p className="text-muted">
        Two-step sign-in, email and password, where you are signed in, and whom you have blocked.
      </p>
      <LinkButton to="/security">Open security</LinkButton>
    </Card>
  )
}
