import type { AiRuling } from '@squash/contract/rulings'
import { relativeAge } from '@squash/rules/time/relative-age'
import { SideName } from './side-name.tsx'

/** Who against whom, and how long ago it was ruled. */
export function RulingLead({ ruling, now }: { ruling: AiRuling; now: Date }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2 text-muted">
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
      <time dateTime={ruling.final_ruling_issued_at}>{relativeAge(new Date(ruling.final_ruling_issued_at), now)}</time>
    </div>
  )
}
