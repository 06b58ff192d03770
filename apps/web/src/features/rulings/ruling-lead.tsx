import type { AiRuling } from '@squash/contract/rulings'
import { relativeAge } from '@squash/rules/time/relative-age'
import { MoreMenu } from '../../lib/moderation/more-menu.tsx'
import { boardPath } from '../../lib/rulings/public-tallies.tsx'
import { useUserId } from '../../lib/session.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { peopleIn } from './people-in.ts'
import { SideName } from './side-name.tsx'

/** Who against whom, how long ago it was ruled, and what one can do about it. */
export function RulingLead({ ruling, now }: { ruling: AiRuling; now: Date }) {
  const viewer = useUserId()
  // Whoever is hidden already has no id here, not even for themselves.
  const isNamed = viewer !== '' && (ruling.user1_id === viewer || ruling.user2_id === viewer)
  return (
    <div className="flex items-start justify-between gap-2">
      <div className="flex min-h-11 flex-wrap items-center gap-x-2.5 gap-y-2 text-muted">
        <SideName
          party="user1"
          id={ruling.user1_id}
          name={ruling.user1_display_name}
          username={ruling.user1_username}
          emojis={[ruling.user1_archetype_emoji, ruling.user1_supporter_emoji]}
        />
        vs.
        <SideName
          party="user2"
          id={ruling.user2_id}
          name={ruling.user2_display_name}
          username={ruling.user2_username}
          emojis={[ruling.user2_archetype_emoji, ruling.user2_supporter_emoji]}
        />
        <span aria-hidden>·</span>
        <time dateTime={ruling.final_ruling_issued_at}>
          {relativeAge(new Date(ruling.final_ruling_issued_at), now)}
        </time>
        {isNamed && <TextLink to={`/conflict/${ruling.conflict_id}`}>Hide my name</TextLink>}
      </div>
      <MoreMenu
        about={`the ruling: ${ruling.title}`}
        reportables={[{ kind: 'ruling', id: ruling.conflict_id, what: 'this ruling' }]}
        people={peopleIn(ruling, viewer)}
        comeBackTo={boardPath(ruling.conflict_id)}
      />
    </div>
  )
}
