import { counted } from '@squash/contract/counted'
import { questsMessages } from '@squash/contract/messages/quests'
import type { AvailableQuest } from '@squash/contract/quests'
import { useFailureToast } from '../../lib/failure.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { CredBadge, DifficultyBadge, useQuests } from '../../lib/quests.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EmojiTile } from '../../ui/emoji.tsx'
import { Link } from '../../ui/link.tsx'
import { Meter } from '../../ui/meter.tsx'
import { Page } from '../../ui/page.tsx'
import { Loading, Skeleton } from '../../ui/states.tsx'

/** /quests: all quests, with the user's progress. */
export function QuestsScreen() {
  const quests = useQuests()
  useFailureToast(quests.isError, questsMessages.loadFailed)
  return (
    <Page
      title="Quests"
      eyebrow="Learn"
      lead="Short lessons in fighting fair. Each one earns SquashCred and a tool that helps you write."
    >
      <Loaded query={quests} skeleton={<QuestsSkeleton />} failed={questsMessages.loadFailed}>
        {(all) => <QuestList quests={all} />}
      </Loaded>
    </Page>
  )
}

function QuestList({ quests }: { quests: readonly AvailableQuest[] }) {
  const open = quests.filter(({ user_completed }) => !user_completed)
  const completed = quests.filter(({ user_completed }) => user_completed)
  return (
    <div className="flex flex-col gap-9">
      {open.length > 0 && <Shelf title="Available" quests={open} />}
      {completed.length > 0 && <Shelf title="Completed" quests={completed} />}
    </div>
  )
}

function Shelf({ title, quests }: { title: string; quests: readonly AvailableQuest[] }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-2xl">
        {title} <span className="text-muted">({quests.length})</span>
      </h2>
      <ul className="grid gap-4 sm:gap-5 lg:grid-cols-2">
        {quests.map((quest) => (
          <QuestCard key={quest.quest_id} quest={quest} />
        ))}
      </ul>
    </section>
  )
}

function QuestsSkeleton() {
  return (
    <Loading label="Loading quests…">
      <Skeleton className="mb-3 h-8 w-40" />
      <div className="grid gap-4 sm:gap-5 lg:grid-cols-2">
        {['one', 'two', 'three', 'four', 'five'].map((place) => (
          <Skeleton key={place} className="h-64 rounded-card" />
        ))}
      </div>
    </Loading>
  )
}

/** A quest in the list; the whole card is a link. */
function QuestCard({ quest }: { quest: AvailableQuest }) {
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
    ? `Continue with step ${current_step} of ${total_steps}`
    : `${counted(total_steps, 'step')}, about ${counted(MINUTES_A_STEP * total_steps, 'minute')}`
}
