import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** The way to /reports. */
export function ReportsCard() {
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <h2 className="text-xl">Reports</h2>
      <p className="text-muted">What was decided about you and why, and what became of what you reported.</p>
      <LinkButton to="/reports">Open reports</LinkButton>
    </Card>
  )
}
