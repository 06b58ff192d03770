import type { Debate } from '@squash/contract/debates'
import { Avatar } from '../../../ui/avatar.tsx'
import { Card } from '../../../ui/card.tsx'
import { DebaterName } from '../parts/debater-name.tsx'
import { sidesOf } from '../sides.ts'

/** What the creator claims, and why. */
export function TheirSide({ debate }: { debate: Debate }) {
  const { person, claim, position, tone } = sidesOf(debate).creator
  return (
    <Card as="section" tone={tone} className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <Avatar name={person.name} src={person.avatar_url} />
        <div className="min-w-0">
          <p className="eyebrow text-ink/75">Their side</p>
          <p className="font-bold leading-snug wrap-anywhere">
            <DebaterName person={person} />
          </p>
        </div>
      </div>
      <h2 className="text-2xl wrap-anywhere">{claim}</h2>
      {position !== null && <blockquote className="whitespace-pre-line wrap-anywhere">{position}</blockquote>}
    </Card>
  )
}
