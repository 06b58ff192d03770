import { Card } from '../../ui/card.tsx'

const tips = [
  'Answer within a week. Declining an invite is fine and costs nothing; silence costs 5.',
  'Settling at the first suggestion earns the most: 20 for the squash, 30 for the peace.',
  'Name the core issue when you are asked to. It is hard, and it is worth 10 to each of you.',
  'Come by seven days in a row for another 20.',
]

/** How one gets along, with Squash and otherwise. */
export function TipsCard() {
  return (
    <Card as="section" tone="mediator">
      <h2 className="text-xl">Tips for your SquashCred</h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-muted">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Card>
  )
}
