import { Card } from '../../ui/card.tsx'
import { TIPS } from './copy.ts'

/** What helps the other person hear it. */
export function Tips() {
  return (
    <Card as="section" tone="mediator" className="h-fit">
      <h2 className="text-xl">Easier to hear</h2>
      <ul className="mt-3 flex flex-col gap-3">
        {TIPS.map(({ title, text }) => (
          <li key={title}>
            <strong className="block">{title}</strong>
            <span className="text-sm">{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
