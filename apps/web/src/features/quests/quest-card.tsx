import { counted } from '@squash/contract/counted'
import type { AvailableQuest } from '@squash/contract/quests'
import { Link } from 'react-router'
import { CredBadge, DifficultyBadge } from '../../lib/quests/difficulty-badge.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EmojiTile } from '../../ui/emoji-tile.tsx'
import { Meter } from '../../ui/meter.tsx'

/** A quest in the list; the whole card leads to it. */
export function QuestCard({ quest }: { quest: AvailableQuest }) {
  return (
    <Card as="li" className="relative flex flex-col gap-4 hover:bg-lime-soft">
      <div className="flex items-start gap-4">
        <EmojiTile emoji={quest.emoji} tone={quest.user_completed ? 'mediator' : 'plain'} />
        <div className="min-w-0">
          <p className="eyebrow">{quest.theme}</p>
          <h3 className="text-xl">
            <Link
              to={`/quest/${quest.quest_id}`}
              className="rounded-card no-underline after:absolute after:inset-0 after:rounded-card"
            >
              {quest.title}
            </Link>
          </h3>
        </div>
      </div>
      <p className="text-muted">{quest.description}</p>
      <div className="flex flex-wrap gap-2">
        <DifficultyBadge difficulty={quest.difficulty} />
        <CredBadge cred={quest.reward_cred} />
        {quest.unlocks_tool && (
          <Badge>
            <span aria-hidden>🧰</span>
            {quest.unlocks_tool}
          </Badge>
        )}
      </div>
      <div className="mt-auto">
        <Meter value={quest.progress_percentage} max={100} />
        <p className="mt-2 flex justify-between gap-3 text-sm font-semibold">
          <span>{nextOf(quest)}</span>
          <span className="text-muted">{quest.progress_percentage}%</span>
        </p>
      </div>
    </Card>
  )
}

const MINUTES_A_STEP = 2

function nextOf({ user_completed, user_started, current_step, total_steps }: AvailableQuest): string {
  if (user_completed) return 'Completed. Read it again any time.'
  return user_started
    ? `Go on with step ${current_step} of ${total_steps}`
    : `${counted(total_steps, 'step')}, about ${counted(MINUTES_A_STEP * total_steps, 'minute')}`
}
