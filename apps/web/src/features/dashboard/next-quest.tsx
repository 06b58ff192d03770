import { counted } from '@squash/contract/counted'
import { type Suggestion, suggestionFrom, useQuests } from '../../lib/quests.tsx'
import { Card } from '../../ui/card.tsx'
import { EmojiTile } from '../../ui/emoji.tsx'
import { Link } from '../../ui/link.tsx'
import { Meter } from '../../ui/meter.tsx'
import { Skeletons } from '../../ui/states.tsx'
import { CardArrow } from './card-arrow.tsx'

/** The suggested quest; the whole card links to it. */
export function NextQuest() {
  const { data, isPending } = useQuests()
  if (isPending) return <Skeletons label="Loading your quest…" of={['h-27 rounded-card sm:h-33']} />
  const view = data ? viewOf(suggestionFrom(data)) : UNKNOWN
  return (
    <Card className="relative flex items-center gap-4 sm:gap-5 hover:bg-lime-soft">
      <EmojiTile emoji={view.emoji} size="large" tone="mediator" />
      <div className="min-w-0 flex-1">
        <p className="eyebrow">{view.eyebrow}</p>
        <h2 className="text-xl sm:text-2xl">
          <Link to={view.to} className="rounded-card no-underline after:absolute after:inset-0 after:rounded-card">
            {view.title}
          </Link>
        </h2>
        <p className="mt-1 text-muted">{view.text}</p>
        {view.progress !== null && (
          <div className="mt-2">
            <Meter value={view.progress} max={100} />
          </div>
        )}
      </div>
      <CardArrow />
    </Card>
  )
}

type View = { emoji: string; eyebrow: string; title: string; text: string; to: string; progress: number | null }

/** If the list fails to load, the card still links to it. */
const UNKNOWN: View = {
  emoji: '🧭',
  eyebrow: 'Quests',
  title: 'Learn to fight fair',
  text: 'Short lessons that earn SquashCred.',
  to: '/quests',
  progress: null,
}

function viewOf(suggestion: Suggestion): View {
  if (suggestion.kind === 'all done')
    return {
      emoji: '🏆',
      eyebrow: 'Quests',
      title: 'All quests completed',
      text: 'You’ve completed them all. You’ll find your tools wherever you write about a conflict.',
      to: '/quests',
      progress: null,
    }
  const { quest, kind } = suggestion
  const isBegun = kind === 'go on'
  return {
    emoji: quest.emoji,
    eyebrow: isBegun ? 'Your quest' : 'Your next quest',
    title: quest.title,
    text: isBegun
      ? `Continue with step ${quest.current_step} of ${quest.total_steps}`
      : `${counted(quest.total_steps, 'step')} · ${quest.difficulty} · +${quest.reward_cred} CRED`,
    to: `/quest/${quest.quest_id}`,
    progress: isBegun ? quest.progress_percentage : null,
  }
}
